/** Jest's world for a mutant: the first test that fails has noticed it, and no other need be asked. */
const StrykerEnvironment = require('@stryker-mutator/jest-runner/jest-env/node');

module.exports = class extends StrykerEnvironment {
  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.noticed = true;
    if (name === 'test_start' && this.noticed) test.mode = 'skip';
  }
};
