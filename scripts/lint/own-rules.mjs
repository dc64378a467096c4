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

const ANSWERS = '<Loaded> shows what there is, what failed and what is gone, in one order.';
const KEYS = 'queryOf makes key and fetcher of a call; useChange refreshes by its path.';

export default {
  meta: { name: 'hooplog' },
  rules: {
    'one-way-to-call': refuse({
      "CallExpression[callee.name='useMutation']":
        'useChange tells failures, refreshes what follows and knows who is signed out.',
      "Property[key.name='queryFn']": KEYS,
      "Property[key.name='queryKey'] > ArrayExpression": KEYS,
      "ObjectPattern > Property[key.name='isError']": ANSWERS,
      "ImportSpecifier[imported.name='isUnauthorized']":
        'useChange and <Loaded> know who is signed out.',
    }),
  },
};
