import CheckCheck from 'lucide-react/icons/check-check'
import { Button } from '#web/ui/action/button.tsx'

/** Marks everything as read. On a phone part of its label is visually hidden. */
export function ReadAll({ variant, onPress }: { variant: 'quiet' | 'secondary'; onPress: () => void }) {
  return (
    <Button variant={variant} size="sm" onClick={onPress}>
      <CheckCheck className="icon" />
      <span>
        Marcar <span className="max-sm:sr-only">todas como</span> leídas
      </span>
    </Button>
  )
}
