const directive = /^\s*eslint-disable(?:-line|-next-line)?(?![\w-])/;

/** A comment that switches a rule off names the rule and gives the reason. */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      unexplained: 'Say why the law is switched off here: `{{kind}} rule-name -- the reason`.',
      everything: 'Name the law that is switched off: `{{kind}} rule-name -- the reason`.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const found = directive.exec(comment.value);
          if (found === null) continue;
          const kind = found[0].trim();
          const [rules, ...reason] = comment.value.slice(found[0].length).split(/\s-{2,}\s/);
          const messageId =
            rules.trim() === '' ? 'everything' : reason.join('').trim() === '' ? 'unexplained' : null;
          if (messageId === null) continue;
          // Reported just before the line begins, where the comment cannot silence it.
          const start = { line: comment.loc.start.line, column: -1 };
          context.report({ loc: { start, end: comment.loc.end }, messageId, data: { kind } });
        }
      },
    };
  },
};
