/** Babel, for Jest: Node would hand `import()` to its own loader, which knows neither our transforms nor our mocks. */
module.exports = ({ template }) => {
  const required = template.expression('Promise.resolve().then(() => require(%%module%%))');
  return {
    visitor: {
      CallExpression(path) {
        if (path.node.callee.type !== 'Import') return;
        path.replaceWith(required({ module: path.node.arguments[0] }));
      },
    },
  };
};
