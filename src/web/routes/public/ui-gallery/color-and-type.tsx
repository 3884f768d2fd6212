import { cx } from '#web/ui/look/cx.ts'
import { Section } from './section.tsx'

const ROLES = [
  ['bg', 'página', 'bg-bg'],
  ['surface', 'tarjeta', 'bg-surface'],
  ['sunken', 'fondo quieto', 'bg-sunken'],
  ['ink', 'texto', 'bg-ink'],
  ['ink-2', 'secundario', 'bg-ink-2'],
  ['ink-3', 'pista', 'bg-ink-3'],
  ['line', 'división', 'bg-line'],
  ['line-strong', 'control', 'bg-line-strong'],
  ['accent', 'acción', 'bg-accent'],
  ['accent-ink', 'enlace', 'bg-accent-ink'],
  ['accent-soft', 'selección', 'bg-accent-soft'],
  ['night', 'bloque de marca', 'bg-night'],
] as const
const THREADS = ['bg-hilo-0', 'bg-hilo-1', 'bg-hilo-2', 'bg-hilo-3', 'bg-hilo-4', 'bg-hilo-5', 'bg-hilo-6']

export function ColorSection() {
  return (
    <Section
      title="Color"
      lead="Cada color tiene un oficio. El naranja es el único acento; los hilos se usan en los motivos y nada más."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {ROLES.map(([role, use, swatch]) => (
          <li key={role} className="text-xs">
            <span className={cx('mb-1.5 block h-14 rounded-md border border-line', swatch)} />
            <b className="block">{role}</b>
            <span className="text-ink-3">{use}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex">
        {THREADS.map((thread) => (
          <span key={thread} className={cx('h-8 flex-1', thread)} />
        ))}
      </div>
    </Section>
  )
}

export function TypeSection() {
  return (
    <Section
      title="Tipografía"
      lead="Los títulos y las cifras van en Bricolage Grotesque; el resto, en Figtree."
    >
      <div className="grid gap-3 wrap-anywhere">
        <p className="font-display text-display font-bold">Lo que sabes</p>
        <p className="fig text-h1">Empleos Disponibles</p>
        <p className="fig text-h3">Excelente Match</p>
        <p className="fig text-h4">Jefe de almacén · S/ 4,200 – 5,000</p>
        <p className="max-w-[56ch] text-lg text-ink-2">
          Bajada de 19 px: presenta la página en un par de frases.
        </p>
        <p className="max-w-measure">
          Texto corrido de 16 px, en líneas de 66 caracteres como máximo. Con niño, camión, pingüino y ¿qué?
          se comprueba que el español está entero.
        </p>
        <p className="text-sm text-ink-2">Segundo plano, 14 px: dónde es y con quién.</p>
        <p className="text-xs text-ink-3">Apuntes de 13 px: fechas y topes.</p>
      </div>
    </Section>
  )
}
