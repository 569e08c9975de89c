import { Text } from 'react-native';

export default function Index() {
  return <Text>Red Book</Text>;
}
