import { useState } from 'react'
import { closeOutContract, type JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { type JobOutcome, jobOutcomes } from '#contracts/applications/close-out-vocabulary.ts'
import { candidatesHref, ownJobsHref } from '#domain/jobs/job.address.ts'
import { api } from '#web/lib/api-client.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Link } from 'react-router'
import { sayFailed } from './close-out.resource.ts'
import { jobOutcomeWords } from './job-outcome.words.ts'

type HowItEndedProps = Pick<JobAnswers, 'job' | 'hired'> & { onSaved: () => void }

/** How the search for somebody ended, for the company's own list of jobs. It answers nobody. */
export function HowItEnded({ job, hired, onSaved }: HowItEndedProps) {
  const [chosen, setChosen] = useState<JobOutcome | null>(null)
  const outcome = chosen ?? job.outcome
  const save = async (value: string) => {
    const next = jobOutcomes.find((one) => one === value)
    if (!next) return
    setChosen(next)
    try {
      await api.call(closeOutContract.setOutcome, { params: { id: job.id }, body: { outcome: next } })
      onSaved()
    } catch (error) {
      setChosen(null)
      sayFailed('No se guardó', error)
    }
  }
  return (
    <Card title="¿Cómo terminó?">
      <RadioGroup
        name="outcome"
        legend="Cómo terminó la búsqueda"
        hideLegend
        variant="cards"
        options={jobOutcomes.map((value) => ({
          value,
          label: jobOutcomeWords[value].name,
          description: jobOutcomeWords[value].detail,
        }))}
        value={outcome ?? ''}
        onChange={(value) => void save(value)}
      />
      {outcome === 'hired_here' && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {hired.length === 0 ? (
            <p className="text-ink-2">
              Mueve a quien elegiste a Contratado en{' '}
              <Link to={candidatesHref(job.id)} className="link">
                el tablero
              </Link>
              .
            </p>
          ) : (
            <>
              <span className="text-ink-2">
                {hired.length === 1 ? 'Se queda con el puesto' : 'Se quedan con el puesto'}
              </span>
              {hired.map(({ id, name, avatar }) => (
                <span key={id} className="inline-flex items-center gap-2 font-strong">
                  <Avatar name={name} src={avatar} size={34} />
                  {name}
                </span>
              ))}
            </>
          )}
        </div>
      )}
      {outcome !== null && job.isOpen && (
        <p className="mt-4 text-sm text-ink-2">
          El aviso sigue recibiendo postulaciones. Archívalo en{' '}
          <Link to={ownJobsHref} className="link">
            tus empleos
          </Link>
          .
        </p>
      )}
    </Card>
  )
}
