const { projects, testTimeout } = require('../jest.config.js');

const logic = projects.find(({ displayName }) => displayName === 'logic');

module.exports = {
  ...logic,
  displayName: 'lab',
  rootDir: '..',
  testMatch: ['<rootDir>/lab/__tests__/**/*.test.ts'],
  testTimeout,
};
