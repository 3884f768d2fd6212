import { Card } from '#web/ui/look/card.tsx'
import { LanguagesEditor } from '#web/features/professionals/editor/languages-editor.tsx'
import { SkillsEditor } from '#web/features/professionals/editor/skills-editor.tsx'
import { SetupFound } from './setup-found.tsx'
import type { ProfileSetup } from './use-profile-setup.ts'

/** Skills, languages and certifications: those of the CV, and those of the person. */
export function SetupSkills({ setup }: { setup: ProfileSetup }) {
  const { lists } = setup
  return (
    <div className="grid gap-4">
      <SetupFound setup={setup} kind="skill" />
      <Card title="Habilidades">
        <SkillsEditor names={lists.skills} onChange={lists.setSkills} />
      </Card>
      <Card title="Idiomas">
        <LanguagesEditor languages={lists.languages} onChange={lists.setLanguages} />
      </Card>
      <Card title="Certificaciones">
        <SkillsEditor kind="certification" names={lists.certifications} onChange={lists.setCertifications} />
      </Card>
    </div>
  )
}
