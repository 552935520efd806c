import type { Forms } from './forms.js';

/** Tables, as the reference server renders them. */
export const tables: Forms = {
  tables: [
    [
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      'a | b\n--|--\n1 | 2',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['text\n| a | b |\n|---|---|', '<p>text<br>\n| a | b |<br>\n|---|---|</p>'],
    [
      '| a | b |\n|:-:|--:|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr>\n<th style="text-align: center;">a</th>\n<th style="text-align: right;">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td style="text-align: center;">1</td>\n<td style="text-align: right;">2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '| a | b |\n|---|---|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n<td></td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td></td>\n</tr>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '| a |\n|---|\n| 1 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['| a | b |\n|---|\n| 1 | 2 |', '<p>| a | b |<br>\n|---|<br>\n| 1 | 2 |</p>'],
  ],
  cells: [
    [
      '| a | b |\n|---|---|\n| `x|y` | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code>x|y</code></td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '| a | b |\n|---|---|\n| x\\|y | 2 |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>x\\|y</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '| a | b |\n|---|---|\n| **x** | [y](a.com) |',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><strong>x</strong></td>\n<td><a href="http://a.com">y</a></td>\n</tr>\n</tbody>\n</table>',
    ],
  ],
};
