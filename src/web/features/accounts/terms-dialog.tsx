import { termsVersion } from '#contracts/vocabulary.ts'
import { brand } from '#web/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const sections: readonly { title: string; text: string }[] = [
  {
    title: `Qué es ${brand.name}`,
    text: `${brand.name} conecta a empresas que publican empleos con personas que buscan trabajo en el Perú. No somos parte del contrato que firmen y no cobramos por postular. Si alguien te pide dinero para postular, no pagues y avísanos.`,
  },
  {
    title: 'Tu cuenta',
    text: 'Los datos que das deben ser tuyos y verdaderos. Cuida tu contraseña: lo que se hace con tu cuenta se hace en tu nombre. Puedes pedir que la cerremos cuando quieras.',
  },
  {
    title: 'Lo que publicas',
    text: 'Lo que subes sigue siendo tuyo; nos permites mostrarlo para que el servicio funcione. No se aceptan avisos falsos, que discriminen o que pidan pagos, ni mensajes masivos. Podemos retirar lo que incumpla esto y suspender la cuenta.',
  },
  {
    title: 'Tus datos personales',
    text: 'Los tratamos según la Ley 29733. Tu CV, teléfono y correo los ven solo las empresas a las que postulas, y la administración del sitio. No los vendemos. Usamos una cookie para mantener tu sesión; no hay rastreadores de terceros.',
  },
  {
    title: 'Tus derechos',
    text: 'Puedes pedir acceso a tus datos, corregirlos, llevártelos o borrarlos. Guardamos qué versión de estos términos aceptaste y cuándo. Si cambian, te lo diremos antes.',
  },
  {
    title: 'Ayudas automáticas',
    text: 'Algunas pantallas muestran una compatibilidad calculada por un programa. Sirve de orientación: siempre decide una persona.',
  },
  {
    title: 'Hasta dónde respondemos',
    text: 'Hacemos lo razonable para que el sitio funcione y sea seguro, pero no garantizamos que consigas un empleo o un candidato, ni lo que otros usuarios digan de sí mismos. Rige la ley peruana y conservas tus derechos como consumidor.',
  },
]

/** The terms that a registration accepts. Changing them means a new `termsVersion`. */
function TermsText() {
  return (
    <div className="grid gap-4">
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h3 className="text-h4">{title}</h3>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </section>
      ))}
      <p className="text-xs text-ink-3">Versión {termsVersion}</p>
    </div>
  )
}

/** The terms in a dialog: read without leaving a form or losing what was typed. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Términos de servicio"
      description="Lo esencial, en palabras sencillas."
      size="md"
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <TermsText />
    </Dialog>
  )
}
