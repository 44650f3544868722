import { testAccessibility } from './pages.ts'

testAccessibility('ar')
