import { testAccessibility } from './pages.ts'

testAccessibility('bn')
