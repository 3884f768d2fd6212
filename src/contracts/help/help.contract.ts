import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { mostHelpResults } from './help-figures.ts'
import { helpAudiences } from './help-vocabulary.ts'

const slugParams = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'No encontramos lo que buscas.')
    .max(80),
})

const audience = z.enum(helpAudiences)

/** An article in a list. `description` is the short answer, in one or two sentences. */
export const helpSummary = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  audience,
})
export type HelpSummary = z.infer<typeof helpSummary>

/** HTML of our own files, rendered on the server; headings have ids. */
const html = z.string()

/** 'yyyy-MM-dd'. */
const day = z.string()

export const helpContract = {
  search: endpoint({
    method: 'GET',
    path: '/api/help',
    summary: `Help articles: those that answer \`q\`, the best first (at most ${mostHelpResults}), or all of them in their order`,
    audience: 'anyone',
    cache: 'jobs',
    query: z.object({ q: z.string().trim().max(longestSearch).default('') }),
    reply: z.object({ articles: z.array(helpSummary) }),
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/help/questions',
    summary: 'The questions that most people have, with their whole answers',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({ questions: z.array(z.object({ slug: z.string(), title: z.string(), html })) }),
  }),
  article: endpoint({
    method: 'GET',
    path: '/api/help/articles/:slug',
    summary: 'One help article and what is near it',
    audience: 'anyone',
    cache: 'jobs',
    params: slugParams,
    reply: helpSummary.extend({ version: z.string(), updated: day, html, related: z.array(helpSummary) }),
  }),
  policy: endpoint({
    method: 'GET',
    path: '/api/policies/:slug',
    summary: 'A legal text in the version that is in force',
    audience: 'anyone',
    cache: 'jobs',
    params: slugParams,
    reply: z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      version: z.string(),
      updated: day,
      html,
      contents: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  }),
}
