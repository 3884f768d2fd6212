import { bandHtml } from './band.ts'
import { textPart } from './text-part.ts'

export interface MailContent {
  /** The line that a mail list shows after the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** `url` may be a path of this site. */
  action?: { label: string; url: string }
  details?: [label: string, value: string][]
  /** Things to open one by one, such as jobs. `url` may be a path of this site. */
  list?: MailListItem[]
  /** Why the person gets this mail, or what to do if it was not meant for them. */
  footer?: string
  /** Below the footer: other actions for mails like this one. */
  links?: { label: string; url: string }[]
}

export interface MailListItem {
  title: string
  detail: string
  url: string
}

const BRAND = 'Qhatu'
const TAGLINE = 'Lo que sabes tiene mercado.'
const WARNING = 'Nunca pagues por postular.'
const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** For typed text: a long word without spaces must not widen the card. */
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word'

/** The roles of the design tokens; mail programs do not support variables. */
const colour = {
  page: '#faf9f7',
  surface: '#ffffff',
  sunken: '#f2f0ec',
  ink: '#1e1916',
  ink2: '#574f48',
  ink3: '#6d645c',
  line: '#e6e2dc',
  accent: '#f4751f',
  onAccent: '#26120a',
  accentInk: '#a63f08',
}

/** The style sheet of a mail: dark mode and narrow screens. */
export const mailStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14110f!important}.surface{background:#1c1816!important}.sunken{background:#24201d!important}
.ink{color:#f5f0ea!important}.ink2{color:#c2b8ae!important}.ink3{color:#a3988e!important}.link{color:#ff9f5f!important}
.line{border-color:#332d29!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const table = (content: string, attributes = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${content}</table>`

/** Only web URLs: a `javascript:` URL is our fault. */
function absolute(url: string, publicUrl: string): string {
  const { protocol, href } = new URL(url, publicUrl)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`Not a web address for a mail: ${protocol}`)
  return href
}

function detailsHtml(details: [string, string][]): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><td class="ink3" valign="top" style="${FONT};padding:6px 16px 6px 0;font-size:14px;line-height:20px;color:${colour.ink3}">${escape(label)}</td>` +
      `<td class="ink" valign="top" style="${FONT};${BREAKING};padding:6px 0;font-size:14px;line-height:20px;font-weight:600;color:${colour.ink}">${escape(value)}</td></tr>`,
  )
  const inner = `<tr><td style="padding:10px 18px">${table(rows.join(''))}</td></tr>`
  return `<tr><td style="padding-bottom:20px">${table(inner, `class="sunken" width="100%" style="background:${colour.sunken};border-radius:12px"`)}</td></tr>`
}

function listHtml(items: readonly MailListItem[]): string {
  const rows = items.map(
    ({ title, detail, url }) =>
      `<tr><td class="line" style="padding:12px 0;border-top:1px solid ${colour.line}">` +
      `<a class="link" href="${escape(url)}" style="${FONT};${BREAKING};font-size:17px;line-height:23px;font-weight:600;color:${colour.accentInk}">${escape(title)}</a>` +
      `<div class="ink2" style="${FONT};${BREAKING};padding-top:2px;font-size:14px;line-height:20px;color:${colour.ink2}">${escape(detail)}</div></td></tr>`,
  )
  return `<tr><td style="padding-bottom:20px">${table(rows.join(''), 'width="100%"')}</td></tr>`
}

function actionHtml(label: string, url: string): string {
  const href = escape(url)
  const button = `<tr><td bgcolor="${colour.accent}" style="border-radius:12px"><a href="${href}" style="${FONT};display:inline-block;padding:13px 24px;font-size:16px;line-height:20px;font-weight:600;color:${colour.onAccent};text-decoration:none">${escape(label)}</a></td></tr>`
  return (
    `<tr><td style="padding:4px 0 20px">${table(button)}</td></tr>` +
    `<tr><td class="ink3" style="${FONT};padding-bottom:20px;font-size:13px;line-height:18px;color:${colour.ink3}">Si el botón no abre, copia este enlace en tu navegador:<br><a class="link" href="${href}" style="color:${colour.accentInk};word-break:break-all">${href}</a></td></tr>`
  )
}

function bodyHtml({ heading, paragraphs, details, list, action }: MailContent, actionUrl: string): string {
  const texts = paragraphs.map(
    (text) =>
      `<tr><td class="ink2" style="${FONT};${BREAKING};padding-bottom:16px;font-size:16px;line-height:25px;color:${colour.ink2}">${escape(text).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return [
    `<tr><td><h1 class="ink" style="${FONT};${BREAKING};margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-.02em;color:${colour.ink}">${escape(heading)}</h1></td></tr>`,
    ...texts,
    details?.length ? detailsHtml(details) : '',
    list?.length ? listHtml(list) : '',
    action ? actionHtml(action.label, actionUrl) : '',
  ].join('')
}

function footerHtml({ footer, links = [] }: MailContent, publicUrl: string): string {
  const home = escape(publicUrl)
  const lines = [
    ...(footer ? [escape(footer)] : []),
    ...(links.length > 0
      ? [
          links
            .map(
              ({ label, url }) =>
                `<a class="link" href="${escape(url)}" style="color:${colour.accentInk}">${escape(label)}</a>`,
            )
            .join(' · '),
        ]
      : []),
    `<strong class="ink2" style="color:${colour.ink2}">${WARNING}</strong>`,
    `${BRAND} · ${TAGLINE} <a class="link" href="${home}" style="color:${colour.accentInk}">${escape(new URL(publicUrl).host)}</a>`,
  ]
  return `<tr><td class="ink3 pad" style="${FONT};padding:20px 40px 32px;font-size:13px;line-height:19px;color:${colour.ink3}">${lines.join('<br>')}</td></tr>`
}

function sheetHtml(content: MailContent, actionUrl: string, publicUrl: string): string {
  const body = table(bodyHtml(content, actionUrl), 'width="100%"')
  const card = table(
    `<tr><td>${bandHtml}</td></tr>` +
      `<tr><td class="pad ink" style="${FONT};padding:28px 40px 20px;font-size:20px;line-height:24px;font-weight:700;letter-spacing:-.02em;color:${colour.ink}">${BRAND}</td></tr>` +
      `<tr><td class="pad" style="padding:0 40px 20px">${body}</td></tr>`,
    // Fixed layout: otherwise the band, 600 px wide, would make the card wider than a phone.
    `class="surface line" width="100%" style="table-layout:fixed;background:${colour.surface};border:1px solid ${colour.line}"`,
  )
  const sheet = table(
    `<tr><td>${card}</td></tr>${footerHtml(content, publicUrl)}`,
    'width="100%" style="table-layout:fixed;max-width:602px"',
  )
  return table(
    `<tr><td align="center" style="padding:24px 12px">${sheet}</td></tr>`,
    `class="page" width="100%" style="table-layout:fixed;background:${colour.page}"`,
  )
}

const htmlOf = (content: MailContent, sheet: string): string =>
  `<!doctype html><html lang="es-PE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
  `<title>${escape(content.heading)}</title><style>${mailStyles}</style></head>` +
  `<body class="page" style="margin:0;padding:0;background:${colour.page}">` +
  `<div style="display:none;max-height:0;overflow:hidden">${escape(content.preheader)}</div>` +
  `${sheet}</body></html>`

/**
 * Renders the two parts of every mail in the brand's design, and `sheet`, the visible part of the HTML, for a preview. All of
 * `content` is plain text and is escaped. `publicUrl` has no trailing slash.
 */
export function renderMail(
  written: MailContent,
  publicUrl: string,
): { html: string; sheet: string; text: string } {
  const withAddress = <T extends { url: string }>(item: T): T => ({
    ...item,
    url: absolute(item.url, publicUrl),
  })
  const list = (written.list ?? []).map(withAddress)
  const links = (written.links ?? []).map(withAddress)
  const content = { ...written, list, links }
  const actionUrl = content.action ? absolute(content.action.url, publicUrl) : ''
  const { heading, paragraphs, details = [], action, footer } = content
  const sheet = sheetHtml(content, actionUrl, publicUrl)
  return {
    html: htmlOf(content, sheet),
    sheet,
    text: textPart({
      heading,
      paragraphs,
      details,
      list,
      action: action ? { label: action.label, url: actionUrl } : null,
      links,
      footer: [...(footer ? [footer] : []), WARNING, `${BRAND} · ${TAGLINE}`, publicUrl],
    }),
  }
}
