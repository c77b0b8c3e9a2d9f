/**
 * Limits the parameters of functions and, apart from them, of constructors: their values are injected, not passed.
 * @type {import('eslint').Rule.RuleModule}
 */
const maxParameters = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          functions: { type: 'integer' },
          constructors: { type: 'integer' },
        },
      },
    ],
    messages: {
      tooMany:
        '{{count}} parameters; at most {{limit}} here. Group those that belong together.',
    },
  },
  create(context) {
    const [{ functions, constructors }] = context.options;
    /** @param {import('eslint').Rule.Node & { params: { type: string, name?: string }[] }} node */
    const check = (node) => {
      const limit =
        node.parent?.type === 'MethodDefinition' &&
        node.parent.kind === 'constructor'
          ? constructors
          : functions;
      const count = node.params.filter(
        (each) => each.type !== 'Identifier' || each.name !== 'this',
      ).length;
      if (count > limit)
        context.report({ node, messageId: 'tooMany', data: { count, limit } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

/** The search is between a sum and its `await`; functions end it. */
const IN_EXPRESSION =
  /^(Binary|Logical|Conditional|Member|Call|Chain|TSAs|TSNonNull)Expression$/;
const WITHOUT_SUM = new Set(['=', '??=', '||=', '&&=']);

/**
 * `sum += await next()` reads `sum` before it waits, so the additions of concurrent calls are lost.
 * @type {import('eslint').Rule.RuleModule}
 */
const noSumOfAwait = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lost: 'Await first: changes of the left side during the wait are lost.',
    },
  },
  create(context) {
    return {
      AwaitExpression(node) {
        /** @type {import('eslint').Rule.Node | null} */
        let at = node.parent;
        while (at && IN_EXPRESSION.test(at.type)) at = at.parent;
        if (
          at?.type === 'AssignmentExpression' &&
          !WITHOUT_SUM.has(at.operator)
        )
          context.report({ node, messageId: 'lost' });
      },
    };
  },
};

/**
 * A literal in a literal or in a call is written out: `[...['a', 'b'], c]` only takes fewer lines, and hides an
 * attribute from a search.
 * @type {import('eslint').Rule.RuleModule}
 */
const noSpreadOfLiteral = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { writeOut: 'Write the members of this literal out.' },
  },
  create(context) {
    const { sourceCode } = context;
    /** @param {import('eslint').Rule.Node} node */
    const report = (node) => context.report({ node, messageId: 'writeOut' });
    /** @param {import('eslint').Rule.Node} node */
    const reportFixable = (node) => {
      const members = sourceCode
        .getText(node)
        .slice(1, -1)
        .replace(/,?\s*$/, '');
      context.report({
        node,
        messageId: 'writeOut',
        // A comment at the end would swallow the comma after it.
        fix: /^\s*$|\/\/|\/\*/.test(members)
          ? null
          : (fixer) => fixer.replaceText(node.parent, members.trimStart()),
      });
    };
    return {
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression':
        reportFixable,
      'ObjectExpression > SpreadElement > ObjectExpression': reportFixable,
      'JSXSpreadAttribute > ObjectExpression': report,
    };
  },
};

export const local = {
  rules: {
    'max-parameters': maxParameters,
    'no-sum-of-await': noSumOfAwait,
    'no-spread-of-literal': noSpreadOfLiteral,
  },
};

/**
 * Of scripts that install the packages themselves.
 * @type {import('eslint').Linter.RulesRecord}
 */
export const beforeInstall = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^(?!node:|[.])',
          message: 'Import packages after ensureInstalled, by import().',
        },
      ],
    },
  ],
};

/** @type {import('eslint').Linter.RulesRecord} */
export const noDefaultExports = {
  'no-restricted-exports': [
    'error',
    {
      restrictDefaultExports: {
        direct: true,
        named: true,
        defaultFrom: true,
        namedFrom: true,
        namespaceFrom: true,
      },
    },
  ],
};
