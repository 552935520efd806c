import type { Forms } from './forms.js';

/** Headings, quotations and fences, as the reference server renders them. */
export const blocks: Forms = {
  headings: [
    ['# a', '<h1>a</h1>'],
    ['#a', '<p>#a</p>'],
    ['# a ##', '<h1>a</h1>'],
    ['text\n# a\nmore', '<p>text</p>\n<h1>a</h1>\n<p>more</p>'],
    ['####### a', '<p>####### a</p>'],
    ['#\na', '<h1>a</h1>'],
    ['# a\\', '<p># a\\</p>'],
  ],
  quotations: [
    ['> a\nb', '<blockquote>\n<p>a<br>\nb</p>\n</blockquote>'],
    ['> a\n\n> b', '<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>'],
    ['text\n> a', '<p>text</p>\n<blockquote>\n<p>a</p>\n</blockquote>'],
    ['>> a', '<blockquote>\n<blockquote>\n<p>a</p>\n</blockquote>\n</blockquote>'],
    ['>\n>\ntext', '<blockquote>\n<p>text</p>\n</blockquote>'],
    ['>>>', '<blockquote>\n<blockquote>\n<p>&gt;</p>\n</blockquote>\n</blockquote>'],
    ['> * a\n> * b', '<blockquote>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</blockquote>'],
    [
      '> | a | b |\n> |---|---|',
      '<blockquote>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n<td></td>\n</tr>\n</tbody>\n</table>\n</blockquote>',
    ],
    ['> ```\n> code\n> ```', '<blockquote>\n<p><code>\ncode\n</code></p>\n</blockquote>'],
    [
      '>     code',
      '<blockquote>\n<div class="codehilite"><pre><span></span><code>code\n</code></pre></div>\n\n</blockquote>',
    ],
  ],
  lines: [
    ['a\n---\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
    ['***', '<hr>'],
    ['* * *', '<hr>'],
    ['--', '<p>--</p>'],
  ],
  fences: [
    ['```\n\n\na  \n\n```', '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>'],
    ['```quote\na\n\nb\n```\nc', '<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n<p>c</p>'],
    [
      '```quote\n```js\nx\n```\nb\n```',
      '<blockquote>\n<div class="codehilite" data-code-language="JavaScript"><pre><span></span><code><span class="nx">x</span>\n</code></pre></div>\n<p>b</p>\n</blockquote>',
    ],
    [
      '```quote\nb\n```js\nx\n```\n```',
      '<blockquote>\n<p>b</p>\n<p><div class="codehilite" data-code-language="JavaScript"><pre><span></span><code><span class="nx">x</span>\n</code></pre></div><br>\n</p>\n</blockquote>',
    ],
    ['```quote\n* a\n* b\n```', '<blockquote>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</blockquote>'],
    [
      '```spoiler *h*\n* a\n```',
      '<div class="spoiler-block"><div class="spoiler-header">\n<p><em>h</em></p>\n</div><div class="spoiler-content" aria-hidden="true">\n<ul>\n<li>a</li>\n</ul>\n</div></div>',
    ],
    ['```\n* a\n1. b\n```', '<div class="codehilite"><pre><span></span><code>* a\n1. b\n</code></pre></div>'],
    [
      '```quote\na\n```\n```quote\nb\n```',
      '<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>',
    ],
    ['```\na\n```x\nb', '<div class="codehilite"><pre><span></span><code>a\n```x\nb\n</code></pre></div>'],
    [
      ' ```\na\n```',
      '<p>```<br>\na</p>\n<div class="codehilite"><pre><span></span><code>\n</code></pre></div>',
    ],
    ['~~~\n```\n~~~', '<div class="codehilite"><pre><span></span><code>```\n</code></pre></div>'],
  ],
  'indented code': [
    [
      '    a\n\n    b\n\nc',
      '<div class="codehilite"><pre><span></span><code>a\n\nb\n</code></pre></div>\n\n<p>c</p>',
    ],
    ['text\n    a', '<p>text<br>\n    a</p>'],
    ['    a\nb', '<div class="codehilite"><pre><span></span><code>a\n</code></pre></div>\n\n<p>b</p>'],
  ],
  'white space': [
    ['a	b', '<p>a   b</p>'],
    ['ab	c\n	d', '<p>ab  c<br>\n    d</p>'],
    ['a  \nb', '<p>a  <br>\nb</p>'],
    ['a\n  b', '<p>a<br>\n  b</p>'],
    ['a\n\n\n\nb', '<p>a</p>\n<p>b</p>'],
    ['```\n	a	b\n```', '<div class="codehilite"><pre><span></span><code>    a   b\n</code></pre></div>'],
  ],
};
