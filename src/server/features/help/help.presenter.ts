import type { HelpSummary } from '#contracts/help/help.contract.ts'
import type { ContentFile } from './content-files.ts'

export const toHelpSummary = ({ slug, title, description, audience }: ContentFile): HelpSummary => ({
  slug,
  title,
  description,
  audience: audience === 'everyone' ? 'visitor' : audience,
})

export const toQuestion = ({ slug, title, html }: ContentFile) => ({ slug, title, html })

export const toArticle = (article: ContentFile, related: readonly ContentFile[]) => ({
  ...toHelpSummary(article),
  version: article.version,
  updated: article.updated,
  html: article.html,
  related: related.map(toHelpSummary),
})

export const toPolicy = ({ slug, title, description, version, updated, html, contents }: ContentFile) => ({
  slug,
  title,
  description,
  version,
  updated,
  html,
  contents,
})
