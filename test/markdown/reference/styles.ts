import type { Forms } from './forms.js';

/** Styles, as the reference server renders them. */
export const styles: Forms = {
  emphasis: [
    ['*a*', '<p><em>a</em></p>'],
    ['**a**', '<p><strong>a</strong></p>'],
    ['***a***', '<p><strong><em>a</em></strong></p>'],
    ['** spaced **', '<p><strong> spaced </strong></p>'],
    ['* spaced *', '<ul>\n<li>spaced *</li>\n</ul>'],
    ['*a\nb*', '<p>*a<br>\nb*</p>'],
    ['**a\nb**', '<p>**a<br>\nb**</p>'],
    ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['*a *b* c*', '<p><em>a <em>b</em> c</em></p>'],
    ['~~a~~ ~~ b ~~', '<p><del>a</del> <del> b </del></p>'],
    ['~~~a~~~', '<p>~~~a~~~</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['2*3*4', '<p>2<em>3</em>4</p>'],
    ['*a^b*', '<p>*a^b*</p>'],
    ['_a_ __b__', '<p>_a_ __b__</p>'],
    ['**a~~b~~**', '<p><strong>a<del>b</del></strong></p>'],
    ['**@**Iago****', '<p><strong>@</strong>Iago****</p>'],
  ],
  code: [
    ['`` a`b ``', '<p><code> a`b </code></p>'],
    ['`a`b`', '<p><code>a</code>b`</p>'],
    ['\\`x\\`', '<p>\\`x\\`</p>'],
    ['\\\\`x`', '<p>\\<code>x</code></p>'],
    ['` a `', '<p><code> a </code></p>'],
    ['`a\nb`', '<p><code>a\nb</code></p>'],
    ['*`a*`', '<p>*<code>a*</code></p>'],
  ],
  formulas: [
    ['$$5 and $$6', '<p>$$5 and $$6</p>'],
    ['a$$x$$', '<p>a$$x$$</p>'],
    ['$5 and $6', '<p>$5 and $6</p>'],
    ['$$x\ny$$', '<p>$$x<br>\ny$$</p>'],
    ['$$_a$$', '<p>$$_a$$</p>'],
  ],
  entities: [
    ['&copy; &nbsp; &#65; &#x41; &amp;', '<p>&copy; &nbsp; &#65; &#x41; &amp;</p>'],
    ['AT&T &copy &bogus;', '<p>AT&amp;T &amp;copy &bogus;</p>'],
    ['`&copy;`', '<p><code>&amp;copy;</code></p>'],
    ['<b>a</b> & "c"', '<p>&lt;b&gt;a&lt;/b&gt; &amp; &quot;c&quot;</p>'],
  ],
};
