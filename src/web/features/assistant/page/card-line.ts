import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { articleHref } from '#web/features/help/help.address.ts'
import { serviceHref } from '#web/features/services/service.address.ts'

const facts = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ')

/** A card as a link with one line, for the page without scripts. */
export function cardLine(card: AssistantCard): { href: string; title: string; note: string } {
  switch (card.kind) {
    case 'job': {
      const { id, title, company, location, salaryParsed } = card.job
      return { href: jobHref(id), title, note: facts(company.name, location, payLine(salaryParsed)) }
    }
    case 'service': {
      const { id, title, professional, price } = card.service
      const by = `${professional.firstName} ${professional.lastName}`.trim()
      return { href: serviceHref(id), title, note: facts(by, price) }
    }
    case 'article': {
      const { slug, title, description } = card.article
      return { href: articleHref(slug), title, note: description }
    }
    case 'application': {
      const { href, jobTitle, companyName } = card.application
      return { href, title: jobTitle, note: companyName }
    }
    case 'ad': {
      const { href, title, location, candidates } = card.ad
      return { href, title, note: facts(location, `${candidates} candidatos`) }
    }
    case 'company': {
      const { href, name, industry, location } = card.company
      return { href, title: name, note: facts(industry, location) }
    }
    case 'plan': {
      const { href, name, price, points } = card.plan
      return { href, title: name, note: facts(price, ...points) }
    }
    default: {
      const { name, phone, note } = card.line
      return { href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, title: `${name}: ${phone}`, note }
    }
  }
}
