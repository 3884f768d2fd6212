import { chakanaPath } from '#domain/brand/chakana-path.ts'
import { truncate } from '#domain/text/truncate.ts'

/** The content of a share picture. Plain text of any length; it is cut to fit. */
export interface ShareCard {
  look: 'day' | 'night' | 'accent'
  /** The kind of page, in a word or two: 'Empleo'. */
  kind: string
  title: string
  /** The author or company, shown under the title. */
  by: string
  /** The first is bold; the others follow on one line. */
  facts: readonly string[]
}

/** The input of satori: an element in React's format, without React. */
export interface Drawn {
  type: string
  key: null
  props: { style: Record<string, string | number>; children: (Drawn | string)[] | string }
}

export const SHARE_IMAGE = { width: 1200, height: 630 } as const

const looks = {
  day: {
    ground: '#faf9f7',
    ink: '#1e1916',
    soft: '#574f48',
    kind: '#a63f08',
    tail: '#1e1916',
    mark: '#f4751f',
  },
  night: {
    ground: '#231813',
    ink: '#fbf4ec',
    soft: '#cdbfb2',
    kind: '#ffb67c',
    tail: '#fbf4ec',
    mark: '#f4751f',
  },
  accent: {
    ground: '#f4751f',
    ink: '#26120a',
    soft: '#4a2411',
    kind: '#26120a',
    tail: '#faf9f7',
    mark: '#26120a',
  },
} as const

/**
 * Colours from the outer wool to the dyed centre, as on the landing page: [colour, half-width of an arm = one step].
 */
const ringsOf = (look: ShareCard['look']): readonly (readonly [string, number])[] => {
  const wool = { day: ['#f5efe6', '#f7e0c8'], night: ['#2b1d16', '#3d281c'], accent: ['#f98a41', '#ffb67c'] }[
    look
  ]
  return [
    [wool[0]!, 132],
    [wool[1]!, 118],
    [looks[look].ground, 94],
    ['#ffb67c', 90],
    [look === 'accent' ? '#faf9f7' : '#f4751f', 78],
    ['#c64f0b', 60],
    ['#2b1812', 56],
    ['#7d2d12', 44],
    ['#f4751f', 30],
    ['#2b1812', 22],
    ['#ffb67c', 10],
  ]
}

const MARK = 'M8 0h8v4h4v4h4v8h-4v4h-4v4h-8v-4h-4v-4h-4v-8h4v-4h4v-4zM9 9v6h6V9z'
/** One repeat of the textile band, 48 by 24: the threads on the orange ground. */
const BAND =
  '<path fill="#ffb67c" d="M0 0h48v24H0z"/><path fill="#7d2d12" d="M0 0h12v6H6v6H0zM48 0H36v6h6v6h6z"/>' +
  '<path fill="#f4751f" d="M0 24v-6h6v-6h6V6h6V0h12v6h6v6h6v6h6v6z"/>' +
  '<path fill="#2b1812" d="M12 24v-6h6v-6h12v6h6v6z"/><path fill="#ffb67c" d="M21 18h6v6h-6z"/>'

/** The background with the motif and the brand mark, as the content of an SVG. */
export function groundOf({ look }: ShareCard): string {
  const { ground, mark, tail } = looks[look]
  const { width, height } = SHARE_IMAGE
  const rings = ringsOf(look).map(
    ([colour, step]) => `<path fill="${colour}" d="${chakanaPath(0, 0, step, step, 3)}"/>`,
  )
  return (
    `<defs><pattern id="band" width="48" height="24" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${height - 36}) scale(1.5)">${BAND}</pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g transform="translate(1176 276) scale(.735)">${rings.join('')}</g>` +
    `<g transform="translate(72 62) scale(2)"><path fill="${mark}" fill-rule="evenodd" d="${MARK}"/><path fill="${tail}" d="M17.5 17.5H24V24h-6.5z"/></g>` +
    `<rect y="${height - 36}" width="${width}" height="36" fill="url(#band)"/>`
  )
}

const box = (style: Record<string, string | number>, children: Drawn['props']['children']): Drawn => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** The maximum average width of a heading's letter, as a share of the font size. */
const LETTER = 0.58
const longestWord = (title: string) => Math.max(...title.split(' ').map(({ length }) => length))

/** Long titles and titles with long words get a smaller size, so that most are shown completely. */
function titleSize(title: string): number {
  const size = title.length <= 24 ? 86 : title.length <= 44 ? 72 : 54
  return Math.max(54, Math.min(size, Math.floor(TEXT_WIDTH / (LETTER * longestWord(title)))))
}
/** Up to the motif. */
const TEXT_WIDTH = 696

/** Only titles of a few short words are balanced into even lines; in others the drawing library would break words. */
const isBalanced = (title: string) => title.length <= 24 && longestWord(title) <= 10

/** The text of the card, drawn over its background. */
export function textOf(card: ShareCard): Drawn {
  const { ink, soft, kind } = looks[card.look]
  const [first = '', ...others] = card.facts.map((fact) => drawable(fact, 42)).filter((fact) => fact !== '')
  const title = drawable(card.title, 78)
  const size = titleSize(title)
  const line = { display: 'block', lineClamp: 1, overflow: 'hidden' } as const
  return box(
    {
      boxSizing: 'border-box',
      width: 1200,
      height: 594,
      padding: '56px 72px 38px',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    [
      box(
        {
          height: 60,
          alignItems: 'center',
          paddingLeft: 66,
          fontFamily: 'Display',
          fontSize: 46,
          letterSpacing: -2,
          color: ink,
        },
        'Qhatu',
      ),
      box({ flexDirection: 'column', width: TEXT_WIDTH }, [
        box(
          { fontFamily: 'Text', fontWeight: 600, fontSize: 26, color: kind, marginBottom: 14 },
          drawable(card.kind, 40),
        ),
        box(
          {
            display: 'block',
            lineClamp: 3,
            overflow: 'hidden',
            ...(isBalanced(title) ? { textWrap: 'balance' } : { wordBreak: 'break-word' }),
            fontFamily: 'Display',
            fontSize: size,
            lineHeight: 1.06,
            letterSpacing: -size * 0.028,
            color: ink,
          },
          title,
        ),
        box(
          {
            ...line,
            marginTop: 18,
            fontFamily: 'Text',
            fontWeight: 500,
            fontSize: 31,
            lineHeight: 1.3,
            color: soft,
          },
          drawable(card.by, 46),
        ),
      ]),
      box({ flexDirection: 'column', width: TEXT_WIDTH, minHeight: 40 }, [
        box(
          { ...line, fontFamily: 'Text', fontWeight: 700, fontSize: 34, lineHeight: 1.25, color: ink },
          first,
        ),
        box(
          {
            ...line,
            marginTop: 4,
            fontFamily: 'Text',
            fontWeight: 500,
            fontSize: 27,
            lineHeight: 1.3,
            color: soft,
          },
          truncate(others.join(' · '), 54),
        ),
      ]),
    ],
  )
}

/**
 * Removes characters that the fonts lack (they have Latin letters with accents, digits, punctuation, currencies) and
 * cuts at a word.
 */
function drawable(text: string, max: number): string {
  const signs = text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u017F\u2010-\u2027\u20AC\u2122]/gu, ' ')
  return truncate(signs, max)
}
