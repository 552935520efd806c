import type { Forms } from './forms.js';

/** Mentions, channels and times, as the reference server renders them. */
export const names: Forms = {
  mentions: [
    ['@**Hamlet Prince**', '<p><span class="user-mention" data-user-id="10">@Hamlet Prince</span></p>'],
    ['@** Hamlet Prince **', '<p>@<strong> Hamlet Prince </strong></p>'],
    ['@**hamlet prince**', '<p><span class="user-mention" data-user-id="10">@Hamlet Prince</span></p>'],
    ['@**Hamlet Prince|10**', '<p><span class="user-mention" data-user-id="10">@Hamlet Prince</span></p>'],
    ['@**hamlet prince|10**', '<p>@<strong>hamlet prince|10</strong></p>'],
    ['@**Hamlet Prince|9**', '<p>@<strong>Hamlet Prince|9</strong></p>'],
    ['@**Hamlet\nPrince**', '<p>@**Hamlet<br>\nPrince**</p>'],
    [
      'x@**Iago** (@**Iago**) {@**Iago**}',
      '<p>x@<strong>Iago</strong> (<span class="user-mention" data-user-id="9">@Iago</span>) {<span class="user-mention" data-user-id="9">@Iago</span>}</p>',
    ],
    ['@*role:members*', '<p>@<em>role:members</em></p>'],
    ['@* backend *', '<p>@* backend *</p>'],
    [
      '@**Iago**@**Iago**',
      '<p><span class="user-mention" data-user-id="9">@Iago</span>@<strong>Iago</strong></p>',
    ],
    ['*@**Iago**', '<p>*@<strong>Iago</strong></p>'],
  ],
  'mentions in quotations': [
    [
      '> @**Iago** @**nobody** @*nogroup*',
      '<blockquote>\n<p><span class="user-mention silent" data-user-id="9">Iago</span> @_<strong>nobody</strong> @_<em>nogroup</em></p>\n</blockquote>',
    ],
    [
      '```quote\n@**Iago** `@**nobody**`\n```',
      '<blockquote>\n<p><span class="user-mention silent" data-user-id="9">Iago</span> <code>@**nobody**</code></p>\n</blockquote>',
    ],
    [
      '```quote\n```spoiler h\n@**Iago**\n```\nb\n```',
      '<blockquote>\n<div class="spoiler-block"><div class="spoiler-header">\n<p>h</p>\n</div><div class="spoiler-content" aria-hidden="true">\n<p><span class="user-mention silent" data-user-id="9">Iago</span></p>\n</div></div>\n<p>b</p>\n</blockquote>',
    ],
  ],
  'links to channels': [
    [
      '#**design**',
      '<p><a class="stream" data-stream-id="12" href="/#narrow/stream/12-design">#design</a></p>',
    ],
    ['#**Design**', '<p>#<strong>Design</strong></p>'],
    ['a#**design**b', '<p>a#<strong>design</strong>b</p>'],
    [
      '(#**design**)',
      '<p>(<a class="stream" data-stream-id="12" href="/#narrow/stream/12-design">#design</a>)</p>',
    ],
    [
      '#**a <b> c**',
      '<p><a class="stream" data-stream-id="13" href="/#narrow/stream/13-a-.3Cb.3E-c">#a &lt;b&gt; c</a></p>',
    ],
    [
      '#**Denmark>a>b**',
      '<p><a class="stream-topic" data-stream-id="7" href="/#narrow/stream/7-Denmark/topic/a.3Eb">#Denmark &gt; a&gt;b</a></p>',
    ],
    [
      '#**Denmark> x**',
      '<p><a class="stream-topic" data-stream-id="7" href="/#narrow/stream/7-Denmark/topic/.20x">#Denmark &gt;  x</a></p>',
    ],
    [
      '#**Denmark>x~y!z**',
      '<p><a class="stream-topic" data-stream-id="7" href="/#narrow/stream/7-Denmark/topic/x~y.21z">#Denmark &gt; x~y!z</a></p>',
    ],
    [
      '#**tëst & co.**',
      '<p><a class="stream" data-stream-id="14" href="/#narrow/stream/14-t.C3.ABst-.26-co.2E">#tëst &amp; co.</a></p>',
    ],
    ['#**nowhere>t**', '<p>#<strong>nowhere&gt;t</strong></p>'],
    ['#** design **', '<p>#<strong> design </strong></p>'],
    ['`#**design**`', '<p><code>#**design**</code></p>'],
  ],
  times: [
    ['<time:Aug 6 2024 5pm>', '<p><time datetime="2024-08-06T17:00:00Z">Aug 6 2024 5pm</time></p>'],
    ['<time:6 Aug 2024 17:00>', '<p><time datetime="2024-08-06T17:00:00Z">6 Aug 2024 17:00</time></p>'],
    [
      '<time:August 6th, 2024 5:30 PM>',
      '<p><time datetime="2024-08-06T17:30:00Z">August 6th, 2024 5:30 PM</time></p>',
    ],
    [
      '<time:Tue, 06 Aug 2024 17:00:00 GMT>',
      '<p><time datetime="2024-08-06T17:00:00Z">Tue, 06 Aug 2024 17:00:00 GMT</time></p>',
    ],
    ['<time:08/06/2024 5 am>', '<p><time datetime="2024-08-06T05:00:00Z">08/06/2024 5 am</time></p>'],
    ['<time:13/06/2024>', '<p><time datetime="2024-06-13T00:00:00Z">13/06/2024</time></p>'],
    ['<time:06.08.2024 17:00>', '<p><time datetime="2024-06-08T17:00:00Z">06.08.2024 17:00</time></p>'],
    [
      '<time:2024-08-06 17:00 +0530>',
      '<p><time datetime="2024-08-06T11:30:00Z">2024-08-06 17:00 +0530</time></p>',
    ],
    ['<time:20240806T170000Z>', '<p><time datetime="2024-08-06T17:00:00Z">20240806T170000Z</time></p>'],
    [
      '<time:2024-08-06T17:00:00.25Z>',
      '<p><time datetime="2024-08-06T17:00:00.250000Z">2024-08-06T17:00:00.25Z</time></p>',
    ],
    ['<time:1700000000.5>', '<p><time datetime="2023-11-14T22:13:20.500000Z">1700000000.5</time></p>'],
    ['<time:2024-13-01>', '<p><span class="timestamp-error">Invalid time format: 2024-13-01</span></p>'],
    ['<time:Aug 32 2024>', '<p><span class="timestamp-error">Invalid time format: Aug 32 2024</span></p>'],
    ['<time:noon>', '<p><span class="timestamp-error">Invalid time format: noon</span></p>'],
    ['<time:5pm EST Aug 6 2024>', '<p><time datetime="2024-08-06T22:00:00Z">5pm EST Aug 6 2024</time></p>'],
  ],
};
