import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipList } from '#web/ui/chip-list.tsx'
import { ExportCvLink } from '../cv/export-cv-link.tsx'
import type { OwnProfessional } from './professional-panel.ts'

const skillsShown = 6

/** Who is signed in: name, how to be reached, the summary's first lines, the first six skills. */
export function ProfileCard({ professional }: { professional: OwnProfessional }) {
  const name = `${professional.firstName} ${professional.lastName}`.trim()
  const skills = professional.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={name} src={professional.avatar} size={72} />
        <div className="min-w-0">
          <h2 className="text-h4 wrap-anywhere">{name}</h2>
          {professional.title && <p className="text-sm text-ink-2 wrap-anywhere">{professional.title}</p>}
        </div>
      </div>
      <ul className="mt-4 grid gap-2 text-sm">
        {professional.location && <Line icon={<MapPin className="icon" />}>{professional.location}</Line>}
        <Line icon={<Mail className="icon" />}>{professional.email}</Line>
        {professional.phone && <Line icon={<Phone className="icon" />}>{professional.phone}</Line>}
        {professional.linkedin && <Line icon={<Link2 className="icon" />}>{professional.linkedin}</Line>}
      </ul>
      {professional.summary && (
        <p className="mt-4 line-clamp-4 text-sm wrap-anywhere text-ink-2">{professional.summary}</p>
      )}
      <ChipList label="Habilidades" items={skills} most={skillsShown} className="mt-4" />
      <div className="mt-4">
        <ExportCvLink professionalId={professional.id} block />
      </div>
    </Card>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex items-center gap-2.5">
    <span className="text-ink-3">{icon}</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
