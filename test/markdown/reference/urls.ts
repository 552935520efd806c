import type { Forms } from './forms.js';

/** URLs and automatic links, as the reference server renders them. */
export const urls: Forms = {
  'URLs as typed': [
    ['http://x.com/ä', '<p><a href="http://x.com/ä">http://x.com/ä</a></p>'],
    [
      'http://bücher.example.org/ö?q=ü',
      '<p><a href="http://bücher.example.org/ö?q=ü">http://bücher.example.org/ö?q=ü</a></p>',
    ],
    ['http://x.com/%20y', '<p><a href="http://x.com/%20y">http://x.com/%20y</a></p>'],
    [
      'see http://x.com/a_(b), (http://x.com/c) and http://x.com/d.',
      '<p>see <a href="http://x.com/a_(b)">http://x.com/a_(b)</a>, (<a href="http://x.com/c">http://x.com/c</a>) and <a href="http://x.com/d">http://x.com/d</a>.</p>',
    ],
    ['http://x.com:80/:smile:', '<p><a href="http://x.com:80/:smile">http://x.com:80/:smile</a>:</p>'],
    ['http://x.com/<b>', '<p><a href="http://x.com/&lt;b">http://x.com/&lt;b</a>&gt;</p>'],
    ['<http://x.com>', '<p>&lt;<a href="http://x.com">http://x.com</a>&gt;</p>'],
    ['"http://x.com/a"', '<p>&quot;<a href="http://x.com/a">http://x.com/a</a>&quot;</p>'],
    ['http://x.com/a"b', '<p>http://x.com/a&quot;b</p>'],
    ['http://x.com/(a', '<p>http://x.com/(a</p>'],
    ['href="http://x.com"', '<p>href=&quot;<a href="http://x.com">http://x.com</a>&quot;</p>'],
    ['HTTPS://EXAMPLE.COM', '<p>HTTPS://EXAMPLE.COM</p>'],
    [
      'http://x.com/a,http://x.com/b',
      '<p><a href="http://x.com/a,http://x.com/b">http://x.com/a,http://x.com/b</a></p>',
    ],
  ],
  'sites and addresses without a scheme': [
    ['1.no', '<p><a href="http://1.no">1.no</a></p>'],
    [
      'go to docs.example.co.uk/a?b=c.',
      '<p>go to <a href="http://docs.example.co.uk/a?b=c">docs.example.co.uk/a?b=c</a>.</p>',
    ],
    ['setup.py a.zip README.md', '<p>setup.py a.zip README.md</p>'],
    ['example.xyzq', '<p>example.xyzq</p>'],
    ['EXAMPLE.COM', '<p>EXAMPLE.COM</p>'],
    ['joe@example.com', '<p><a href="mailto:joe@example.com">joe@example.com</a></p>'],
    ['mailto:joe@example.com', '<p>mailto:<a href="mailto:joe@example.com">joe@example.com</a></p>'],
    ['git@example.com:a/b.git', '<p>git@example.com:a/b.git</p>'],
    ['a.com|b.com', '<p>a.com|b.com</p>'],
  ],
  'URLs in styles': [
    ['**http://x.com**', '<p><strong>http://x.com</strong></p>'],
    ['**see http://x.com now**', '<p><strong>see <a href="http://x.com">http://x.com</a> now</strong></p>'],
    ['*http://x.com/a*', '<p><em>http://x.com/a</em></p>'],
    [
      '**`a` http://x.com**',
      '<p><strong><code>a</code> <a href="http://x.com">http://x.com</a></strong></p>',
    ],
  ],
  'links to the site itself': [
    [
      'https://chat.example.com/#narrow/stream/7-Denmark',
      '<p><a href="#narrow/stream/7-Denmark">https://chat.example.com/#narrow/stream/7-Denmark</a></p>',
    ],
    ['[x](https://chat.example.com/#narrow/dm/9)', '<p><a href="#narrow/dm/9">x</a></p>'],
    [
      'https://chat.example.com/user_uploads/2/a.txt',
      '<p><a href="user_uploads/2/a.txt">https://chat.example.com/user_uploads/2/a.txt</a></p>',
    ],
    [
      'https://chat.example.com/help/',
      '<p><a href="https://chat.example.com/help/">https://chat.example.com/help/</a></p>',
    ],
  ],
};
