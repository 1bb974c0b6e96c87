/** Whether the device asks for less motion. */
export { useReducedMotion } from 'react-native-reanimated';
