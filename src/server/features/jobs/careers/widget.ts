import { createHash } from 'node:crypto'
import { workModeLabel } from '#contracts/vocabulary.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { careersJobHref } from '#domain/companies/careers.address.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { storedSalary } from '#domain/jobs/pay/salary.ts'
import { escapeHtml } from '#domain/text/plain-text.ts'
import type { ListedJob } from '#server/features/jobs/jobs.queries.ts'

/** The colours of `web/ui/style/colors.css`, which a page inside another one does not load. */
const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:light-dark(#1e1916,#f5f0ea);background:light-dark(#fff,#1c1816)}
ul{list-style:none;margin:0;padding:0}
li{border-bottom:1px solid light-dark(#e6e2dc,#332d29);padding:14px 4px}
a{color:inherit;font-weight:600;text-underline-offset:4px}
a:focus-visible{outline:3px solid light-dark(#a63f08,#ffa76b);outline-offset:2px}
p{margin:2px 0 0;color:light-dark(#574f48,#c2b8ae);font-size:14px;overflow-wrap:anywhere}
footer,.none{padding:14px 4px;color:light-dark(#574f48,#c2b8ae);font-size:14px}`

/** Its page may be shown inside these pages only. It has no scripts. */
export const widgetPolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ')

/** The open ads of a company as a small page, for showing inside another one. Every link opens beside it. */
export function writeWidget(
  company: { id: number; name: string },
  jobs: readonly ListedJob[],
  { publicUrl, total }: { publicUrl: string; total: number },
): string {
  const link = (path: string, words: string) =>
    `<a href="${publicUrl}${path}" target="_blank" rel="noopener">${escapeHtml(words)}</a>`
  const rows = jobs.map((job) => {
    const facts = [job.location, workModeLabel(job.mode), payLine(storedSalary(job))].join(' · ')
    return `<li>${link(careersJobHref(job.id, 'widget'), job.title)}<p>${escapeHtml(facts)}</p></li>`
  })
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="none">Por ahora no hay empleos abiertos.</p>'
  const more = total > jobs.length ? `Ver los ${total} empleos` : 'Ver en Qhatu'
  return `<!doctype html><html lang="es-PE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`Empleos en ${company.name}`)}</title><style>${style}</style></head>
<body><main>${list}</main><footer>${link(companyHref(company.id), more)}</footer></body></html>`
}
