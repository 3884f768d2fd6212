import { useState } from 'react'
import type { z } from 'zod'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import { periodInWords } from '#domain/cv/career-period.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FoundEntries } from './found-entries.tsx'
import { sampleCv } from './sample-cv.ts'
import { problemOf } from './cv-problem.ts'

/** A text field for a CV, and what the reader finds in it. */
export function CvTester() {
  const [text, setText] = useState(sampleCv)
  const test = useAction((testText: string) => api.call(cvContract.testParser, { body: { testText } }))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title="Texto del CV">
        <div className="grid gap-4">
          <Field label="Pega aquí el texto" hint="Nada de lo que pegues se guarda.">
            <Textarea rows={18} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Button
            className="justify-self-start"
            disabled={text.trim() === ''}
            busy={test.isPending}
            busyLabel="Analizando..."
            onClick={() => void test.run(text)}
          >
            Analizar CV
          </Button>
        </div>
      </Card>
      <Card title="Resultado">
        {test.error && (
          <Note tone="bad" announce>
            <p className="font-strong">Error al procesar el CV</p>
            <p>{problemOfText(test.error)}</p>
          </Note>
        )}
        {test.data ? (
          <Findings found={test.data} />
        ) : (
          !test.error && (
            <p className="text-sm text-ink-2">Aquí verás la experiencia y la educación extraídas.</p>
          )
        )}
      </Card>
    </div>
  )
}

/** A field error says more than the general one. */
const problemOfText = (error: Error): string =>
  (error instanceof ApiError ? error.body.fields?.['testText'] : undefined) ?? problemOf(error)

type Found = z.infer<typeof cvContract.testParser.reply>

function Findings({ found }: { found: Found }) {
  return (
    <div role="status" className="grid gap-5">
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Stat label="Experiencias" value={found.experienceCount} />
        <Stat label="Estudios" value={found.educationCount} />
      </div>
      <FoundEntries
        title="Experiencia"
        entries={found.experiences.map(({ position, company, location, description, ...period }) => ({
          title: position ?? 'Falta el cargo',
          details: [company, location],
          period: periodInWords(period),
          description,
        }))}
      />
      <FoundEntries
        title="Educación"
        entries={found.education.map(({ degree, institution, field, ...period }) => ({
          title: degree ?? 'Falta el título',
          details: [institution, field],
          period: periodInWords(period),
        }))}
      />
    </div>
  )
}
