/** Our own rules, which no published plugin has. */
module.exports = {
  rules: {
    'explained-disable': require('./explained-disable'),
    layers: require('./layers'),
    'logical-styles': require('./logical-styles'),
    'no-game': require('./no-game'),
    'no-bare-text': require('./no-bare-text'),
    'theme-colours': require('./theme-colours'),
  },
};
