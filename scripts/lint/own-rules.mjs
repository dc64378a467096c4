// Lint rules of this project: every call to the server is made in the same way (decision 89).

const refuse = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

const ANSWERS = '<Loaded> renders data, errors and missing resources in the same way everywhere.';
const KEYS = 'queryOf derives key and fetcher from a call; useChange refreshes by its path.';

export default {
  meta: { name: 'hooplog' },
  rules: {
    'one-way-to-call': refuse({
      "CallExpression[callee.name='useMutation']":
        'useChange reports failures, refreshes dependent queries and handles lost sessions.',
      "Property[key.name='queryFn']": KEYS,
      "Property[key.name='queryKey'] > ArrayExpression": KEYS,
      "ObjectPattern > Property[key.name='isError']": ANSWERS,
      "ImportSpecifier[imported.name='isUnauthorized']":
        'useChange and <Loaded> handle lost sessions.',
    }),
  },
};
