import FileDown from 'lucide-react/icons/file-down'
import type { OpenedResume } from '#contracts/resumes/resumes.contract.ts'
import { longestResumeName } from '#contracts/resumes/resume-figures.ts'
import { resumeLanguages } from '#contracts/resumes/resume-vocabulary.ts'
import { RESUMES_PATH } from '#domain/resume/resume.address.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { LinkCard } from './link-card.tsx'
import { ResumePreview } from './resume-preview.tsx'
import { languageWords } from './resumes.words.ts'
import { SectionOrder } from './section-order.tsx'
import { UseCard } from './use-card.tsx'
import { useResumeDraft } from './use-resume-draft.ts'

/** One CV: everything that can be chosen, and its pages beside it. Each choice is saved at once. */
export function ResumeEditor({ resume, professionalId }: { resume: OpenedResume; professionalId: number }) {
  const { draft, state, change, retry } = useResumeDraft(resume)
  return (
    <>
      <BackLink to={RESUMES_PATH}>Tus CV</BackLink>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="wrap-anywhere">{draft.name.trim() || 'CV sin nombre'}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <span role="status" className="text-sm text-ink-2">
            {state === 'saving' ? 'Guardando...' : state === 'saved' ? 'Guardado' : ''}
          </span>
          <a href="#vista-previa" className={buttonClass({ variant: 'secondary' }, 'lg:hidden')}>
            Ver páginas
          </a>
          <a
            href={`/api/resumes/${resume.id}/docx`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            Para Word
          </a>
          <a href={`/api/resumes/${resume.id}/pdf`} download className={buttonClass({ variant: 'primary' })}>
            <FileDown className="icon" />
            Descargar PDF
          </a>
        </div>
      </div>
      {state === 'failed' && (
        <div className="mb-4">
          <Note tone="bad" announce>
            <p>No se pudo guardar tu último cambio. Revisa tu conexión.</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
              Reintentar
            </Button>
          </Note>
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {resume.job && <ForJob job={resume.job} firstSkills={resume.firstSkills} />}
          <Card title="Diseño">
            <LayoutChoice value={draft.layout} onChoose={(layout) => change({ layout })} />
          </Card>
          <Card title="Formato">
            <div className="grid gap-4">
              <Field
                label="Nombre de este CV"
                hint="Solo lo ves tú."
                error={draft.name.trim() ? undefined : 'Escribe un nombre para este CV'}
              >
                <TextInput
                  value={draft.name}
                  maxLength={longestResumeName}
                  onChange={({ target }) => change({ name: target.value })}
                />
              </Field>
              <div className="flex flex-wrap gap-4">
                <Choice label="Idioma de los títulos">
                  <Segmented
                    label="Idioma de los títulos"
                    options={resumeLanguages.map((value) => ({ value, label: languageWords[value] }))}
                    value={draft.language}
                    onChange={(language) => change({ language })}
                  />
                </Choice>
                <Choice label="Largo">
                  <Segmented
                    label="Largo"
                    options={[
                      { value: '1', label: 'Una página' },
                      { value: '2', label: 'Hasta dos' },
                    ]}
                    value={String(draft.pages)}
                    onChange={(pages) => change({ pages: pages === '1' ? 1 : 2 })}
                  />
                </Choice>
              </div>
              <Switch
                label={resume.hasPhoto ? 'Con mi foto' : 'Con mi foto (aún no tienes una)'}
                checked={draft.withPhoto && resume.hasPhoto}
                disabled={!resume.hasPhoto}
                onChange={({ target }) => change({ withPhoto: target.checked })}
              />
              {draft.language === 'en' && (
                <p className="text-xs text-ink-2">
                  Traducimos los títulos y las fechas. Lo que tú escribiste queda como está.
                </p>
              )}
            </div>
          </Card>
          <Card title="Secciones">
            <SectionOrder draft={draft} change={change} content={resume.content} />
          </Card>
          <UseCard resumeId={resume.id} professionalId={professionalId} />
          <LinkCard resume={resume} />
        </div>
        <section id="vista-previa" aria-label="Vista previa" className="min-w-0 lg:sticky lg:top-4">
          <ResumePreview resume={resume} />
        </section>
      </div>
    </>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-strong">
        {label}
      </span>
      {children}
    </div>
  )
}

function ForJob({
  job,
  firstSkills,
}: {
  job: NonNullable<OpenedResume['job']>
  firstSkills: readonly string[]
}) {
  return (
    <Note>
      <p className="font-strong">
        Para {job.title}, {job.companyName}
      </p>
      <p>
        {firstSkills.length > 0
          ? `El aviso pide ${firstSkills.join(', ')}: van primero. No agregamos nada que no esté en tu perfil.`
          : 'Ninguna de tus habilidades está entre las que pide el aviso, así que no cambiamos su orden.'}
      </p>
    </Note>
  )
}
