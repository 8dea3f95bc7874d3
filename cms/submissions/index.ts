export { tellOperator } from './tell-operator.ts'
