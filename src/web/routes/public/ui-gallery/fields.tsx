import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { inMegabytes } from '#contracts/megabytes.ts'
import { cvMaxBytes } from '#contracts/cv/cv-figures.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Grid, Section } from './section.tsx'

const LIMITS = { extensions: ['.pdf'], maxMegabytes: inMegabytes(cvMaxBytes) }
const PLACES = [
  { value: 'lima', label: 'Lima' },
  { value: 'arequipa', label: 'Arequipa' },
]

export function FieldsSection() {
  return (
    <Section
      title="Campos"
      lead="El nombre encima y la ayuda debajo; si algo falla, la ayuda cede su sitio a cómo arreglarlo."
    >
      <Grid size="wide">
        <Field label="Correo electrónico" hint="Aquí te avisamos cuando haya novedades.">
          <TextInput type="email" autoComplete="email" placeholder="nombre@correo.pe" />
        </Field>
        <Field label="Buscar" hideLabel>
          <TextInput type="search" icon={<Search className="icon" />} placeholder="Cargo o empresa" />
        </Field>
        <Field label="Contraseña" error="La contraseña debe tener al menos 8 caracteres">
          <PasswordInput autoComplete="new-password" defaultValue="qhatu" />
        </Field>
        <Field label="Ubicación">
          <Select options={PLACES} emptyLabel="Todas las ubicaciones" />
        </Field>
        <Field label="RUC" optional>
          <TextInput inputMode="numeric" placeholder="11 dígitos" />
        </Field>
        <Field label="Correo que ya no cambia">
          <TextInput defaultValue="rosaura.t@correo.pe" disabled />
        </Field>
        <Field label="Resumen profesional" hint="De 50 a 2000 caracteres.">
          <Textarea counterMax={2000} defaultValue="Contadora con seis años en empresas de transporte." />
        </Field>
        <div>
          <Checkbox label="Remoto" count={41} defaultChecked />
          <Checkbox label="Híbrido" count={96} />
          <Checkbox label="Presencial" disabled />
          <Checkbox label="Acepto los términos" error="Acepta los términos para continuar" />
        </div>
        <div className="grid gap-1.5">
          <Switch label="Avísame por correo" defaultChecked />
          <Switch label="Solo con sueldo visible" />
        </div>
        <RadioGroup
          name="mode"
          legend="Modalidad"
          defaultValue="remote"
          options={[
            { value: 'remote', label: 'Remoto' },
            { value: 'any', label: 'Cualquiera' },
          ]}
        />
        <EmptyDrop />
        <FileDrop
          {...LIMITS}
          label="Tu CV, subiendo"
          file={{ name: 'CV-Rosaura-Tello.pdf', size: 219_136, progress: 0.64 }}
          onFile={() => undefined}
          onCancel={() => undefined}
        />
        <FileDrop
          {...LIMITS}
          label="Tu CV, listo"
          file={{ name: 'CV-Rosaura-Tello.pdf', size: 219_136 }}
          onFile={() => undefined}
          onRemove={() => undefined}
        />
      </Grid>
      <div className="mt-6">
        <RadioGroup
          name="kind"
          variant="cards"
          legend="Tipo de cuenta"
          defaultValue="professional"
          options={[
            {
              value: 'professional',
              label: 'Profesional',
              description: 'Busco trabajo u ofrezco servicios.',
            },
            { value: 'company', label: 'Empresa', description: 'Publico empleos y contrato.' },
          ]}
        />
      </div>
    </Section>
  )
}

function EmptyDrop() {
  const [file, setFile] = useState<File | null>(null)
  return <FileDrop {...LIMITS} label="Tu CV" file={file} onFile={setFile} onRemove={() => setFile(null)} />
}
