import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Names from `in-page.ts` and React that compiled texts use. */
export type Helper = 'createElement' | 'Fragment' | 'forCount' | 'forPlace' | 'LOCALE' | 'written';

/** A text as an expression of JavaScript. */
export interface Compiled {
  readonly code: string;
  readonly helpers: readonly Helper[];
}

/** The source code for the value of a name. */
export type ValueOf = (name: string) => string;

/** Placeholder for a helper's name in compiled code that clashes with no name of the module. */
export const helperName = (helper: Helper): string => `$${helper}`;

interface Context {
  readonly valueOf: ValueOf;
  readonly use: (helper: Helper) => string;
  /** The expression that `#` stands for. */
  readonly counted?: string;
}

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Compiles an element as a part of a template literal. */
function piece(element: MessageFormatElement, context: Context): string {
  if (element.type === TYPE.literal) return escaped(element.value);
  return `\${${expression(element, context)}}`;
}

function forms(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  context: Context,
): string {
  const each = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}:${template(value, context)}`,
  );
  return `{${each.join(',')}}`;
}

function expression(element: MessageFormatElement, context: Context): string {
  const { valueOf, use, counted } = context;
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return valueOf(element.value);
    case TYPE.number:
      if (element.style != null) break;
      return `${use('written')}(${valueOf(element.value)})`;
    case TYPE.pound:
      return `${use('written')}(${counted ?? ''})`;
    case TYPE.plural: {
      if (element.offset !== 0) break;
      const count = valueOf(element.value);
      const choose = use(element.pluralType === 'ordinal' ? 'forPlace' : 'forCount');
      return `${choose}(${count},${forms(element.options, { ...context, counted: count })})`;
    }
    case TYPE.select: {
      const all = forms(element.options, context);
      return `(($)=>$[${valueOf(element.value)}]??$.other)(${all})`;
    }
    default:
      break;
  }
  throw new Error(
    'only names, {n, number}, plural, selectordinal and select are compiled: format dates and units before',
  );
}

function template(elements: readonly MessageFormatElement[], context: Context): string {
  const isLiteral = elements.every(({ type }) => type === TYPE.literal);
  if (isLiteral)
    return JSON.stringify(elements.map((each) => ('value' in each ? each.value : '')).join(''));
  return `\`${elements.map((each) => piece(each, context)).join('')}\``;
}

function compiling(valueOf: ValueOf) {
  const helpers = new Set<Helper>();
  const use = (helper: Helper) => {
    helpers.add(helper);
    return helperName(helper);
  };
  return { helpers, context: { valueOf, use } };
}

/** Compiles a plain text. */
export function compileText(message: string, valueOf: ValueOf): Compiled {
  const { helpers, context } = compiling(valueOf);
  const code = template(parse(message, { ignoreTag: true }), context);
  return { code, helpers: [...helpers] };
}

function nodes(elements: readonly MessageFormatElement[], context: Context): string {
  const children = elements.map((each) =>
    each.type === TYPE.tag
      ? `${context.valueOf(each.value)}(${nodes(each.children, context)})`
      : expression(each, context),
  );
  const [only] = children;
  if (children.length === 1 && only !== undefined) return only;
  return `${context.use('createElement')}(${[context.use('Fragment'), 'null', ...children].join(',')})`;
}

/** Compiles a text with marked parts into a React element. */
export function compileRich(message: string, valueOf: ValueOf): Compiled {
  const { helpers, context } = compiling(valueOf);
  const code = nodes(parse(message), context);
  return { code, helpers: [...helpers] };
}
