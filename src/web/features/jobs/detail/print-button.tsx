import Printer from 'lucide-react/icons/printer'
import { Button } from '#web/ui/action/button.tsx'

/** Prints the ad alone: `print.css` leaves out what is there to be pressed. */
export function PrintButton() {
  return (
    <Button variant="quiet" size="sm" onClick={() => window.print()}>
      <Printer className="icon" />
      Imprimir
    </Button>
  )
}
