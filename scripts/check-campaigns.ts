console.log('no campaigns yet');
