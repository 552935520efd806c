import { expect } from 'chai';

import { html, page } from '../../../src/runtime/pages/page.js';

describe('HTML pages', () => {
  it('escape interpolated values, except HTML values', () => {
    const name = `<script>"&`;
    const escaped = '&lt;script&gt;&quot;&amp;';
    expect(html`<p title="${name}">${name}${1}</p>`.text).to.equal(`<p title="${escaped}">${escaped}1</p>`);
    const items = [name, 'b'].map((item) => html`<b>${item}</b>`);
    expect(html`${items}!`.text).to.equal(`<b>${escaped}</b><b>b</b>!`);
  });

  it('have empty text for values that are false or undefined', () => {
    expect(html`<p>${false}${undefined}${0}${''}</p>`.text).to.equal('<p>0</p>');
  });

  it('escape their title', () => {
    const { text } = page({ title: '</title><b>', body: html`<p>x</p>` });
    expect(text).to.include('<title>&lt;/title&gt;&lt;b&gt;</title>').and.include('<p>x</p>');
    expect(text).to.match(/^<!doctype html>/);
  });
});
