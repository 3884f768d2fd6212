import { useWatch } from 'react-hook-form'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { LeftOut } from '#web/features/cv/left-out-note.tsx'
import { EducationList } from '#web/features/professionals/careers/education-list.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { PortfolioEditor } from '#web/features/reputation/portfolio/portfolio-editor.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { SetupContact } from '#web/features/professionals/setup/setup-contact.tsx'
import { SetupCv } from '#web/features/professionals/setup/setup-cv.tsx'
import { SetupDescription } from '#web/features/professionals/setup/setup-description.tsx'
import { SetupFound } from '#web/features/professionals/setup/setup-found.tsx'
import { type SetupPart, SetupSideCard } from '#web/features/professionals/setup/setup-side-card.tsx'
import { SetupSkills } from '#web/features/professionals/setup/setup-skills.tsx'
import { setupTabs } from '#web/features/professionals/setup/setup-tabs.ts'
import { useProfileSetup } from '#web/features/professionals/setup/use-profile-setup.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const { id } = await api.call(professionalsContract.me, {})
  const params = { id }
  const [experiences, educations, seen] = await Promise.all([
    // A review needs the existing entries, to know what is new in a CV.
    api.call(professionalsContract.experiences, { params }),
    api.call(professionalsContract.education, { params }),
    api.call(professionalsContract.get, { params }).catch(() => null),
  ])
  return { experiences, educations, seen }
}

export const meta: MetaFunction = () => [{ title: 'Completa tu perfil · Qhatu' }]

/** The whole profile on one page: the CV first, then what it filled, in tabs; one button saves everything. */
export default function ProfileSetupScreen() {
  const { professional } = useProfessionalPanel()
  const career = useLoaderData<typeof loader>()
  const setup = useProfileSetup(professional, career)
  const { summary = '' } = useWatch({ control: setup.about.control })
  const { firstName = '', lastName = '', title, location } = useWatch({ control: setup.personal.control })
  const takes = (kind: string) => setup.taken.some((value) => value.kind === kind)
  const isPremium = professional.planType === 'premium'
  const { lists } = setup
  return (
    <>
      <h1>Completa tu perfil</h1>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">
        Con tu CV toma un minuto. Todo se puede cambiar después.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SetupCv professional={professional} setup={setup} />
          <Tabs label="Partes de tu perfil" tabs={setupTabs} current={setup.tab} onChange={setup.setTab}>
            {setup.tab === 'descripcion' && (
              <SetupDescription
                setup={setup}
                professionalId={professional.id}
                experiences={career.experiences}
              />
            )}
            {setup.tab === 'habilidades' && <SetupSkills setup={setup} />}
            {setup.tab === 'educacion' && (
              <div className="grid gap-4">
                <SetupFound setup={setup} kind="education" />
                <EducationList
                  professionalId={professional.id}
                  education={career.educations}
                  besideFound={setup.entries.some(
                    ({ value, outcome }) => value.kind === 'education' && outcome !== 'known',
                  )}
                />
              </div>
            )}
            {setup.tab === 'portfolio' && (
              <div className="grid gap-4">
                {!isPremium && (
                  <PremiumGate text="Muestra hasta cinco trabajos en tu perfil, para que una empresa vea lo que haces antes de escribirte.">
                    {null}
                  </PremiumGate>
                )}
                <PortfolioEditor professionalId={professional.id} isPremium={isPremium} />
              </div>
            )}
            {setup.tab === 'contacto' && <SetupContact setup={setup} email={professional.email} />}
          </Tabs>
          {setup.problem && (
            <Note tone="bad" announce>
              {setup.problem}
            </Note>
          )}
        </div>
        <SetupSideCard
          name={`${firstName} ${lastName}`.trim()}
          title={title ?? ''}
          location={location ?? ''}
          seen={career.seen}
          parts={[
            partOf('Sobre mí', professional.summary !== null, summary.trim() !== ''),
            partOf('Experiencia', career.experiences.length > 0, takes('experience')),
            partOf(
              'Habilidades',
              professional.skillList.length > 0,
              lists.skills.length > 0 || takes('skill'),
            ),
          ]}
        />
      </div>
      <div className="sticky bottom-(--foot-nav) z-10 -mx-4 mt-6 flex min-h-[5.5rem] flex-wrap items-center justify-end gap-2 border-t border-line bg-bg px-4 py-3 lg:mx-0 lg:px-0">
        <LeftOut items={setup.entries} />
        <LinkButton to="/dashboard" variant="quiet" className="max-sm:hidden">
          Ahora no
        </LinkButton>
        <Button onClick={setup.save} busy={setup.isSaving} busyLabel="Guardando...">
          Guardar Perfil
        </Button>
      </div>
    </>
  )
}

const partOf = (label: string, isSaved: boolean, isFilledIn: boolean): SetupPart => ({
  label,
  state: isSaved ? 'saved' : isFilledIn ? 'waiting' : 'missing',
})

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
