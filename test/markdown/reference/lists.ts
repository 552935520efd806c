import type { Forms } from './forms.js';

/** Lists, as the reference server renders them. */
export const lists: Forms = {
  items: [
    ['* a\n* b\n+ c', '<ul>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ul>'],
    ['1) a', '<p>1) a</p>'],
    ['3. a\n3. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['text\n- a\n- b\nmore', '<p>text</p>\n<ul>\n<li>a</li>\n<li>b<br>\nmore</li>\n</ul>'],
    ['text\n1. a', '<p>text</p>\n<ol>\n<li>a</li>\n</ol>'],
    ['text\n10. a', '<p>text<br>\n10. a</p>'],
    ['1. a\n- b', '<ol>\n<li>a</li>\n</ol>\n<ul>\n<li>b</li>\n</ul>'],
    ['- a\n\n- b', '<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
    ['- a\n\ntext\n\n- b', '<ul>\n<li>a</li>\n</ul>\n<p>text</p>\n<ul>\n<li>b</li>\n</ul>'],
    ['-a', '<p>-a</p>'],
    ['a. x', '<p>a. x</p>'],
  ],
  'nested items': [
    [
      '* a\n  * b\n    * c\n* d',
      '<ul>\n<li>a<ul>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>',
    ],
    ['* a\n   * b', '<ul>\n<li>a<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['1. a\n    1. b', '<ol>\n<li>a<br>\n    1. b</li>\n</ol>'],
    ['1. a\n  1. b', '<ol>\n<li>a<ol>\n<li>b</li>\n</ol>\n</li>\n</ol>'],
    [
      '1. a\n   - b\n2. c',
      '<ol>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>',
    ],
    ['* a\n\n  * b', '<ul>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
    ['- - a', '<ul>\n<li>\n<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>'],
    ['1. * a\n   * b', '<ol>\n<li>\n<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n</li>\n</ol>'],
  ],
  'texts of items': [
    ['* a\n  more\n* b', '<ul>\n<li>\n<p>a<br>\n  more</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
    ['* a\nmore\n* b', '<ul>\n<li>\n<p>a<br>\nmore</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
    ['* a\n\n  more', '<ul>\n<li>\n<p>a</p>\n<p>more</p>\n</li>\n</ul>'],
    [
      '* a\n\n      code',
      '<ul>\n<li>a<div class="codehilite"><pre><span></span><code>code\n</code></pre></div>\n\n</li>\n</ul>',
    ],
    ['- # h\nmore', '<ul>\n<li>\n<h1>h</h1>\n<br>\nmore</li>\n</ul>'],
    ['- > q', '<ul>\n<li>\n<blockquote>\n<p>q</p>\n</blockquote>\n</li>\n</ul>'],
    ['* a\n  ```\n  code\n  ```', '<ul>\n<li>a<br>\n<code>\n  code\n  </code></li>\n</ul>'],
    [
      '* a\n```\ncode\n```',
      '<ul>\n<li>a</li>\n</ul>\n<div class="codehilite"><pre><span></span><code>code\n</code></pre></div>',
    ],
  ],
  'signs alone': [
    ['*', '<p>*</p>'],
    ['-', '<p>-</p>'],
    ['1.', '<p>1.</p>'],
    ['#', '<p>#</p>'],
    ['>', '<p>&gt;</p>'],
    ['+', '<p>+</p>'],
  ],
};
