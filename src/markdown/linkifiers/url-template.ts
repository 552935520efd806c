const NAME = String.raw`(?:\w|%[\da-fA-F]{2})+(?:\.(?:\w|%[\da-fA-F]{2})+)*`;
const VARIABLE = String.raw`${NAME}(?::[1-9]\d{0,3}|\*)?`;
const EXPRESSION = String.raw`\{[+#./;?&]?${VARIABLE}(?:,${VARIABLE})*\}`;
/** RFC 6570, section 2. The literal characters are those that are valid in a URL. */
const TEMPLATE = new RegExp(String.raw`^(?:[^\s"'<>\\^\x60{|}]|${EXPRESSION})*$`);

const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto']);

/** Whether the literal beginning of a template has one of these schemes, or none. The expanded URL is checked again. */
const hasKnownScheme = (template: string): boolean => {
  const [, scheme] = /^((?:\{[^}]*\}|[^/?#:{])*):/.exec(template) ?? [];
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase());
};

/** Returns the names of the variables of a template. Undefined if it is not a valid RFC 6570 template of a link. */
export const templateVariables = (template: string): ReadonlySet<string> | undefined => {
  if (!TEMPLATE.test(template) || !hasKnownScheme(template)) return undefined;
  const expressions = template.matchAll(/\{[+#./;?&]?([^}]*)\}/g);
  return new Set(
    [...expressions].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.replace(/(?::\d+|\*)$/, '')),
    ),
  );
};
