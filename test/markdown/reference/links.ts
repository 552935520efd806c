import type { Forms } from './forms.js';

/** Links with a text, as the reference server renders them. */
export const links: Forms = {
  targets: [
    ['[x](example.com)', '<p><a href="http://example.com">x</a></p>'],
    ['[y](foo bar)', '<p><a href="http://foo%20bar">y</a></p>'],
    ['[x](/#narrow/dm/9)', '<p><a href="/#narrow/dm/9">x</a></p>'],
    ['[x](#frag)', '<p><a href="#frag">x</a></p>'],
    ['[x](joe@example.com)', '<p><a href="mailto:joe@example.com">x</a></p>'],
    ['[x](//example.com/a)', '<p><a href="http://example.com/a">x</a></p>'],
    ['[x](HTTP://Example.com/A)', '<p><a href="http://Example.com/A">x</a></p>'],
    ['[x](http://a.com/?)', '<p><a href="http://a.com/">x</a></p>'],
    ['[x](localhost:80)', '<p>[x](localhost:80)</p>'],
    ['[x](javascript:a)', '<p>[x](javascript:a)</p>'],
    ['[x](http://a.com/(b))', '<p><a href="http://a.com/(b)">x</a></p>'],
    ['[x](<http://a.com> "t")', '<p><a href="http://a.com" title="t">x</a></p>'],
    ["[x](http://a.com 't u')", '<p><a href="http://a.com" title="t u">x</a></p>'],
    ["[x](http://a.com/it's)", '<p><a href="http://a.com/it\'s">x</a></p>'],
    ['[x] (http://a.com)', '<p>[x] (<a href="http://a.com">http://a.com</a>)</p>'],
    ['[]()', '<p><a href="http://">http://</a></p>'],
    ['[](http://a.com)', '<p><a href="http://a.com">http://a.com</a></p>'],
    ['[ ](http://a.com)', '<p><a href="http://a.com">http://a.com</a></p>'],
    ['[x]()', '<p><a href="http://">x</a></p>'],
  ],
  texts: [
    ['[**b**](http://a.com)', '<p><a href="http://a.com">**b**</a></p>'],
    ['[`c`](http://a.com)', '<p><a href="http://a.com"><code>c</code></a></p>'],
    ['[:heart:](http://a.com)', '<p><a href="http://a.com">:heart:</a></p>'],
    ['[a\nb](http://a.com)', '<p><a href="http://a.com">a\nb</a></p>'],
    [
      '[@**Iago**](http://a.com)',
      '<p><a href="http://a.com"><span class="user-mention" data-user-id="9">@Iago</span></a></p>',
    ],
    ['[a [b] c](http://a.com)', '<p><a href="http://a.com">a [b] c</a></p>'],
    ['[[a](http://a.com)](http://b.com)', '<p><a href="http://b.com">[a](http://a.com)</a></p>'],
    ['![alt](url)', '<p>![alt](url)</p>'],
    ['![alt](http://a.com/b)', '<p>![alt](<a href="http://a.com/b">http://a.com/b</a>)</p>'],
    ['**[a](http://a.com)**', '<p><strong><a href="http://a.com">a</a></strong></p>'],
    ['[a](http://a.com)[b](http://b.com)', '<p><a href="http://a.com">a</a><a href="http://b.com">b</a></p>'],
  ],
};
