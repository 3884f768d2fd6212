export default function Landing() {
  return <h1>Qhatu</h1>
}
