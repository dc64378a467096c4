import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Names of `in-page.ts` and of React that compiled texts call. */
export type Helper = 'createElement' | 'Fragment' | 'forCount' | 'forPlace' | 'LOCALE' | 'written';

/** A text as an expression of JavaScript. */
export interface Compiled {
  readonly code: string;
  readonly helpers: readonly Helper[];
}

/** The source of the value of a name. */
export type ValueOf = (name: string) => string;

/** In the place of a helper's name in compiled code, so that it clashes with no name of the module. */
export const helperName = (helper: Helper): string => `$${helper}`;

interface Around {
  readonly valueOf: ValueOf;
  readonly use: (helper: Helper) => string;
  /** What `#` stands for. */
  readonly counted?: string;
}

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** As a part of a template literal. */
function piece(element: MessageFormatElement, around: Around): string {
  if (element.type === TYPE.literal) return escaped(element.value);
  return `\${${expression(element, around)}}`;
}

function forms(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
  around: Around,
): string {
  const each = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}:${template(value, around)}`,
  );
  return `{${each.join(',')}}`;
}

function expression(element: MessageFormatElement, around: Around): string {
  const { valueOf, use, counted } = around;
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
      return `${choose}(${count},${forms(element.options, { ...around, counted: count })})`;
    }
    case TYPE.select: {
      const all = forms(element.options, around);
      return `(($)=>$[${valueOf(element.value)}]??$.other)(${all})`;
    }
    default:
      break;
  }
  throw new Error(
    'only names, {n, number}, plural, selectordinal and select are compiled: format dates and units before',
  );
}

function template(elements: readonly MessageFormatElement[], around: Around): string {
  const isLiteral = elements.every(({ type }) => type === TYPE.literal);
  if (isLiteral)
    return JSON.stringify(elements.map((each) => ('value' in each ? each.value : '')).join(''));
  return `\`${elements.map((each) => piece(each, around)).join('')}\``;
}

function compiling(valueOf: ValueOf) {
  const helpers = new Set<Helper>();
  const use = (helper: Helper) => {
    helpers.add(helper);
    return helperName(helper);
  };
  return { helpers, around: { valueOf, use } };
}

/** A plain text. */
export function compileText(message: string, valueOf: ValueOf): Compiled {
  const { helpers, around } = compiling(valueOf);
  const code = template(parse(message, { ignoreTag: true }), around);
  return { code, helpers: [...helpers] };
}

function nodes(elements: readonly MessageFormatElement[], around: Around): string {
  const children = elements.map((each) =>
    each.type === TYPE.tag
      ? `${around.valueOf(each.value)}(${nodes(each.children, around)})`
      : expression(each, around),
  );
  const [only] = children;
  if (children.length === 1 && only !== undefined) return only;
  return `${around.use('createElement')}(${[around.use('Fragment'), 'null', ...children].join(',')})`;
}

/** A text with marked parts, as an element of React. */
export function compileRich(message: string, valueOf: ValueOf): Compiled {
  const { helpers, around } = compiling(valueOf);
  const code = nodes(parse(message), around);
  return { code, helpers: [...helpers] };
}
