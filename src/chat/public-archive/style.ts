/** The style sheet of the archive: the colors of the system, light or dark, and one column from 390 px on. */
export const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText;
  --word: light-dark(#a21caf, #e879f9); --text: light-dark(#166534, #86efac); --number: light-dark(#9a3412, #fdba74);
  --name: light-dark(#1d4ed8, #93c5fd); --remark: light-dark(#57534e, #a8a29e); }
body { font: 1rem/1.5 sans-serif; margin: 0 auto; max-width: 48rem; padding: 0 1rem 3rem; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 1rem 0; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; margin: 0; }
.items { list-style: none; padding: 0; }
.items li, article { border-top: 1px solid #8888; padding: 1rem 0; }
article:target { border-left: 0.25rem solid #38c; padding-left: 0.75rem; }
.note { margin: 0.25rem 0; font-size: 0.875rem; }
.content img, .content video { max-width: 100%; height: auto; }
.content img.emoji { height: 1.25em; vertical-align: middle; }
.content pre { white-space: pre-wrap; padding: 0.75rem; border: 1px solid #8888; border-radius: 0.25rem; }
.content table { border-collapse: collapse; }
.content th, .content td { border: 1px solid #8888; padding: 0.25rem 0.5rem; }
.content blockquote { margin: 0.5rem 0; border-left: 0.25rem solid #8888; padding-left: 0.75rem; }
.spoiler { border: 1px solid #8888; border-radius: 0.25rem; padding: 0.5rem 0.75rem; }
.spoiler > summary > p { display: inline; }
.katex { display: inline-block; max-width: 100%; overflow: auto hidden; vertical-align: middle; }
.codehilite .k, .codehilite .kd, .codehilite .kn, .codehilite .ow { color: var(--word); }
.codehilite .s, .codehilite .s1, .codehilite .s2, .codehilite .sb { color: var(--text); }
.codehilite .m, .codehilite .mi, .codehilite .mf, .codehilite .kc { color: var(--number); }
.codehilite .nf, .codehilite .nc, .codehilite .nt, .codehilite .nb { color: var(--name); }
.codehilite .c, .codehilite .c1, .codehilite .cm { color: var(--remark); }
`;
