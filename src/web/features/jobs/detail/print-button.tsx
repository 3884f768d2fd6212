import Printer from 'lucide-react/icons/printer'
import { Button } from '#web/ui/action/button.tsx'

/** Prints only the ad: `print.css` hides the controls. */
export function PrintButton() {
  return (
    <Button variant="quiet" size="sm" onClick={() => window.print()}>
      <Printer className="icon" />
      Imprimir
    </Button>
  )
}
