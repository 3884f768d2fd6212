import type { DeskRequestInFull } from '#contracts/admin/requests.contract.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'

/** What a person asks, in their words, and who they are. */
export const RequestContent = ({ request: { facts, texts } }: { request: DeskRequestInFull }) => (
  <div className="grid gap-6">
    {texts.map(({ title, text }) => (
      <section key={title}>
        <h3 className="text-sm font-strong">{title}</h3>
        <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
      </section>
    ))}
    <DefinitionList
      variant="facts"
      items={facts.map(({ term, value }) => ({
        term,
        value: <span className="wrap-anywhere">{value}</span>,
      }))}
    />
  </div>
)
