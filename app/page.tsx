export default function HomePage() {
  return <h1>Nokshi</h1>
}
