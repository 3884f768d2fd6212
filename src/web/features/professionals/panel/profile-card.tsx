import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Camera from 'lucide-react/icons/camera'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ChipList } from '#web/ui/list/chip-list.tsx'
import { ExportCvLink } from '#web/features/cv/export-cv-link.tsx'
import { PersonalDataForm } from '#web/features/professionals/editor/personal-data-form.tsx'
import type { OwnProfessional } from './professional-panel.ts'

const skillsShown = 6

/** The signed-in person: photo, name, contact, the first six skills. A form replaces it for editing. */
export function ProfileCard({ professional }: { professional: OwnProfessional }) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing) form.current?.querySelector('input')?.focus()
    else if (wasEditing.current) opener.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) {
    const close = () => setEditing(false)
    return (
      <Card title={<span id="datos">Tus datos</span>}>
        <div ref={form}>
          <PersonalDataForm professional={professional} narrow onSaved={close} onCancel={close} />
        </div>
        <p className="mt-3 text-xs text-ink-3">Tu correo ({professional.email}) no se cambia aquí.</p>
      </Card>
    )
  }
  const name = `${professional.firstName} ${professional.lastName}`.trim()
  return (
    <Card>
      <div className="flex items-start gap-4">
        <a
          href="#foto"
          aria-label={professional.avatar ? 'Cambiar tu foto' : 'Agregar tu foto'}
          className="group relative flex-none rounded-full"
        >
          <Avatar name={name} src={professional.avatar} size={72} />
          <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full border border-line bg-surface text-[0.8rem] group-hover:border-ink-2">
            <Camera className="icon" />
          </span>
        </a>
        <div className="min-w-0 grow self-center">
          <h2 id="datos" className="text-h4 wrap-anywhere">
            {name}
          </h2>
          {professional.title && <p className="text-sm text-ink-2 wrap-anywhere">{professional.title}</p>}
        </div>
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          iconOnly
          aria-label="Editar tus datos"
          className="-mt-1 -mr-2"
          onClick={() => setEditing(true)}
        >
          <Pencil className="icon" />
        </Button>
      </div>
      <ul className="mt-4 grid gap-2 text-sm">
        {professional.location && <Line icon={<MapPin className="icon" />}>{professional.location}</Line>}
        <Line icon={<Mail className="icon" />}>{professional.email}</Line>
        {professional.phone && <Line icon={<Phone className="icon" />}>{professional.phone}</Line>}
        {professional.experience && (
          <Line icon={<BriefcaseBusiness className="icon" />}>{inYears(professional.experience)}</Line>
        )}
        {professional.linkedin && <Line icon={<Link2 className="icon" />}>{professional.linkedin}</Line>}
      </ul>
      {professional.skillList.length > 0 && (
        <ChipList
          label="Habilidades"
          items={professional.skillList.map((skill) => skill.name)}
          most={skillsShown}
          className="mt-4"
        />
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <Link to="/dashboard/experiencia#habilidades" className="link">
          {professional.skillList.length > 0 ? 'Editar habilidades' : 'Agregar habilidades'}
        </Link>
        <Link to="/dashboard/configuracion#rubro" className="link">
          Rubro y sueldo esperado
        </Link>
      </p>
      <div className="mt-4">
        <ExportCvLink professionalId={professional.id} block />
      </div>
    </Card>
  )
}

/** 'años' alone would be unclear beside an icon: '4 años de experiencia'. */
const inYears = (experience: string): string =>
  /^(?:más de )?\d+ años?$/i.test(experience.trim()) ? `${experience.trim()} de experiencia` : experience

const Line = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex items-center gap-2.5">
    <span className="text-ink-3">{icon}</span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
