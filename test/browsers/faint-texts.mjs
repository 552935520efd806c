/**
 * Runs in the page, as text. Returns an example of each kind of visible text with too little contrast to its background:
 * lower than 4.5, or than 3 for large text (WCAG 2.1, AA).
 */
export const faintTexts = () => {
  const { document, getComputedStyle, matchMedia, NodeFilter } = globalThis;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser has no canvas.');
  const parsed = new Map();
  // The canvas converts every notation of a color.
  const parse = (color) => {
    const known = parsed.get(color);
    if (known) return known;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const result = [red, green, blue, alpha / 255];
    parsed.set(color, result);
    return result;
  };
  const over = ([red, green, blue, alpha], below) =>
    [red, green, blue].map((part, index) => part * alpha + (below[index] ?? 255) * (1 - alpha));
  const background = (element) => {
    if (!element) return matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? [own[0], own[1], own[2]] : over(own, background(element.parentElement));
  };
  const luminance = (color) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const faint = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('[disabled], [aria-hidden=true], script, style, noscript'))
      continue;
    const { width, height } = element.getBoundingClientRect();
    if (
      width < 2 ||
      height < 2 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const style = getComputedStyle(element);
    const behind = background(element);
    const [light, dark] = [luminance(over(parse(style.color), behind)), luminance(behind)].sort(
      (a, b) => b - a,
    );
    const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5))
      faint.push({
        text: text.slice(0, 40),
        contrast: Math.round(contrast * 100) / 100,
        color: style.color,
        place: `${element.tagName}.${String(element.className)}`,
      });
  }
  return [...new Map(faint.map((one) => [one.color + one.place, one])).values()];
};
