import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { type Definition, DefinitionList } from '#web/ui/list/definition-list.tsx'

type EditableCardProps = {
  id: string
  title: string
  items: readonly Definition[]
  /** Replaces the facts until it calls `close`. */
  renderForm: (close: () => void) => ReactNode
}

/** Facts about the person that a form replaces for editing; the focus moves into the form and back. */
export function EditableCard({ id, title, items, renderForm }: EditableCardProps) {
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing) place.current?.querySelector<HTMLElement>('input, select')?.focus()
    else if (wasEditing.current) opener.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const open = (
    <Button ref={opener} variant="secondary" size="sm" onClick={() => setEditing(true)}>
      Editar<span className="sr-only"> {title.toLowerCase()}</span>
    </Button>
  )
  return (
    <Card title={<span id={id}>{title}</span>} action={!isEditing && open}>
      {isEditing ? (
        <div ref={place}>{renderForm(() => setEditing(false))}</div>
      ) : (
        <DefinitionList items={items} />
      )}
    </Card>
  )
}
