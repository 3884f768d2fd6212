import type { JobFigures } from '#contracts/jobs/job-list-fields.ts'
import { formatSalary } from '#domain/jobs/pay/salary-format.ts'
import { Chip } from '#web/ui/list/chip.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { inFigures } from './job.words.ts'

const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`

/** Figures of a category's or place's jobs: number, pay, and what they ask for. */
export function LandingFigures({ figures, subject }: { figures: JobFigures; subject: string }) {
  const { total, withPay, read, typicalPay, skills } = figures
  if (total === 0) return null
  return (
    <section aria-labelledby="titulo-cifras" className="mt-14 border-t border-line pt-10 lg:mt-20">
      <h2 id="titulo-cifras" className="text-h3">
        {subject}, en cifras
      </h2>
      <div className="mt-6 max-w-3xl">
        <DefinitionList
          variant="facts"
          items={[
            { term: 'Avisos activos', value: inFigures(total) },
            {
              term: 'Dicen el sueldo',
              value: `${inFigures(withPay)} de ${inFigures(total)} (${share(withPay, total)})`,
            },
            ...(typicalPay
              ? [
                  {
                    term: 'Sueldo usual al mes',
                    value: formatSalary({ min: typicalPay.low, max: typicalPay.high, currency: 'PEN' }),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {skills.length > 0 && (
        <div className="mt-6">
          <h3 className="mb-2 text-control font-strong">Lo que más piden</h3>
          <ul className="flex flex-wrap gap-1.5">
            {skills.map(({ name, jobs }) => (
              <li key={name}>
                <Chip>
                  {name} <span className="text-ink-3 tabular-nums">{share(jobs, read)}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-5 max-w-[72ch] text-sm text-ink-2">
        {typicalPay &&
          `El sueldo usual es el tramo del medio (del 25 % al 75 %) de ${inFigures(typicalPay.jobs)} avisos que dicen un sueldo mensual en soles. `}
        {read < total
          ? `Sueldo y habilidades salen de los ${inFigures(read)} avisos más recientes.`
          : 'Todo sale de los avisos activos de esta página.'}
      </p>
    </section>
  )
}
