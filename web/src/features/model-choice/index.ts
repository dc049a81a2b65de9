export { ModelSelect } from './model-select'
export { choiceOfKey, findOffered, keyOfChoice, useOfferedModels } from './offered-models'
