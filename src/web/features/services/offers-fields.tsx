import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { packageLimits } from '#contracts/services/package-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ExtraFields, PackageFields } from './offer-editor.tsx'
import { emptyExtra, emptyPackage } from './offers-form.ts'
import type { ServiceForm } from './service-form.ts'

/** Packages and extras of a service: what can be ordered at a price for the whole work. */
export function OffersFields({ form }: { form: ServiceForm }) {
  const { control } = form
  const packages = useFieldArray({ control, name: 'packages', keyName: 'key' })
  const extras = useFieldArray({ control, name: 'extras', keyName: 'key' })
  return (
    <>
      <OfferList
        title="Paquetes"
        hint="Opcional. Un precio por todo el trabajo, con su plazo. Tu precio por hora se mantiene."
        add="Agregar paquete"
        removed="Paquete quitado"
        count={packages.fields.length}
        most={packageLimits.packages}
        onAdd={() => packages.append(emptyPackage, { focusName: `packages.${packages.fields.length}.name` })}
        onRemove={packages.remove}
      >
        {(remove) =>
          packages.fields.map(({ key }, at) => (
            <PackageFields key={key} form={form} at={at} onRemove={() => remove(at)} />
          ))
        }
      </OfferList>
      <OfferList
        title="Extras"
        hint="Opcional. Lo que se puede sumar a un paquete."
        add="Agregar extra"
        removed="Extra quitado"
        count={extras.fields.length}
        most={packageLimits.extras}
        onAdd={() => extras.append(emptyExtra, { focusName: `extras.${extras.fields.length}.name` })}
        onRemove={extras.remove}
      >
        {(remove) =>
          extras.fields.map(({ key }, at) => (
            <ExtraFields key={key} form={form} at={at} onRemove={() => remove(at)} />
          ))
        }
      </OfferList>
    </>
  )
}

type OfferListProps = {
  title: string
  hint: string
  add: string
  /** Said after one was removed. */
  removed: string
  count: number
  most: number
  onAdd: () => void
  onRemove: (at: number) => void
  children: (remove: (at: number) => void) => ReactNode
}

function OfferList({ title, hint, add, removed, count, most, onAdd, onRemove, children }: OfferListProps) {
  const heading = useId()
  const addButton = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [removals, setRemovals] = useState(0)
  // The pressed button is gone.
  useEffect(() => {
    if (removals > 0) addButton.current?.querySelector('button')?.focus()
  }, [removals])
  const remove = (at: number) => {
    onRemove(at)
    setSaid(removed)
    setRemovals((before) => before + 1)
  }
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div>
        <h3 id={heading} className="font-text text-sm font-strong tracking-normal">
          {title}
        </h3>
        <p className="text-sm text-ink-2">{hint}</p>
      </div>
      {count > 0 && <ol className="grid gap-4">{children(remove)}</ol>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={addButton}>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={count >= most}
          onClick={() => count < most && onAdd()}
        >
          <Plus className="icon" />
          {add}
        </Button>
      </div>
    </section>
  )
}
